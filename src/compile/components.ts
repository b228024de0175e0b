/**
 * The strongly connected components of a graph of nodes 0 … n − 1, each component in ascending order, and every
 * component after those that it needs (Tarjan's algorithm, without recursion).
 */
export function components(n: number, needs: readonly (readonly number[])[]): number[][] {
  const result: number[][] = [];
  const order = new Array<number>(n).fill(-1);
  const low = new Array<number>(n).fill(0);
  const onStack = new Array<boolean>(n).fill(false);
  const stack: number[] = [];
  let clock = 0;
  for (let root = 0; root < n; root++) if (order[root] === -1) visit(root);
  return result;

  function visit(root: number): void {
    const path = [{ node: root, next: 0 }];
    enter(root);
    while (path.length > 0) {
      const top = path[path.length - 1] as { node: number; next: number };
      const successor = (needs[top.node] as readonly number[])[top.next++];
      if (successor === undefined) {
        path.pop();
        leave(top.node);
        const parent = path[path.length - 1];
        if (parent !== undefined)
          low[parent.node] = Math.min(low[parent.node] as number, low[top.node] as number);
      } else if (order[successor] === -1) {
        enter(successor);
        path.push({ node: successor, next: 0 });
      } else if (onStack[successor]) {
        low[top.node] = Math.min(low[top.node] as number, order[successor] as number);
      }
    }
  }

  function enter(node: number): void {
    order[node] = low[node] = clock++;
    stack.push(node);
    onStack[node] = true;
  }

  function leave(node: number): void {
    if (low[node] !== order[node]) return;
    const component: number[] = [];
    for (let member = -1; member !== node; ) {
      member = stack.pop() as number;
      onStack[member] = false;
      component.push(member);
    }
    result.push(component.sort((a, b) => a - b));
  }
}

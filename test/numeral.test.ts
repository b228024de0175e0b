import fc from "fast-check";
import { expect, test } from "vitest";
import { numberToString } from "../src/data/number.ts";
import { parseNumeral } from "../src/read/numeral.ts";

const shown = (text: string, radix?: number) => {
  const number = parseNumeral(text, radix);
  return number === undefined ? undefined : numberToString(number);
};

test.each([
  ["0", "0"],
  ["-0", "0"],
  ["+5", "5"],
  ["007", "7"],
  ["123456789012345678901234567890", "123456789012345678901234567890"],
  ["-9007199254740993", "-9007199254740993"],
  ["6/4", "3/2"],
  ["-6/3", "-2"],
  ["0/5", "0"],
  ["1.", "1.0"],
  [".5", "0.5"],
  ["-.5", "-0.5"],
  ["-0.0", "-0.0"],
  ["1.5e2", "150.0"],
  ["1.E-2", "0.01"],
  ["1e400", "+inf.0"],
  ["-1e400", "-inf.0"],
  ["1e-400", "0.0"],
  ["+inf.0", "+inf.0"],
  ["-INF.0", "-inf.0"],
  ["+nan.0", "+nan.0"],
  ["#xFF", "255"],
  ["#Xff", "255"],
  ["#b-101", "-5"],
  ["#o17/10", "15/8"],
  ["#d10", "10"],
  ["#b1.1", "1.5"],
  ["#x1e2", "482"],
  ["#e1.5", "3/2"],
  ["#e-1.5e-2", "-3/200"],
  ["#e1e3", "1000"],
  ["#e0e99999999999", "0"],
  ["#i1/3", "0.3333333333333333"],
  ["#i5", "5.0"],
  ["#x#i10", "16.0"],
  ["#I#xA", "10.0"],
  ["#e#x10", "16"],
  ["#i+inf.0", "+inf.0"],
  ["+i", "0+1i"],
  ["-I", "0-1i"],
  ["1+2i", "1+2i"],
  ["1/2-3/4i", "1/2-3/4i"],
  ["-1-i", "-1-1i"],
  ["+2/4i", "0+1/2i"],
  ["1+0i", "1"],
  ["0+0i", "0"],
  ["1.5+0i", "1.5"],
  ["1+0.i", "1.0+0.0i"],
  ["1+2.5i", "1.0+2.5i"],
  ["-0.0-0.0i", "-0.0-0.0i"],
  ["1e2+3e-1i", "100.0+0.3i"],
  ["1e+2-3e+1i", "100.0-30.0i"],
  ["+1e+2i", "0.0+100.0i"],
  ["+inf.0-nan.0i", "+inf.0+nan.0i"],
  ["1-inf.0I", "1.0-inf.0i"],
  ["+inf.0i", "0.0+inf.0i"],
  ["#x1e+2i", "30+2i"],
  ["#b101-11i", "5-3i"],
  ["#e1.5+2.5i", "3/2+5/2i"],
  ["#i1+2i", "1.0+2.0i"],
  ["#x#i-a/b+fi", "-0.9090909090909091+15.0i"],
  ["1@0", "1"],
  ["-5/2@0", "-5/2"],
  ["0@1", "0"],
  ["2.@0.", "2.0+0.0i"],
  ["#e1.5@0", "3/2"],
  ["#i2@0", "2.0"],
  ["#b10@-0", "2"],
])("%s is %s", (text, expected) => expect(shown(text)).toBe(expected));

test.each([
  "",
  "+",
  "-",
  "...",
  "1+",
  "-1+",
  "+.",
  ".",
  "-.e1",
  "e5",
  "1e",
  "1e+",
  "1e5.",
  "1.2.3",
  "--1",
  "+-1",
  "1-",
  "1/0",
  "#e1/0",
  "1/",
  "/2",
  "1/2/3",
  "1/-2",
  "1.5/2",
  "1/2e3",
  "1_000",
  "0x10",
  "1n",
  " 1",
  "1 ",
  "inf.0",
  "+inf.1",
  "+infinity",
  "Infinity",
  "NaN",
  "i",
  "1i",
  "1+2",
  "1+2ii",
  "+-i",
  "++i",
  "1e+i",
  "1/0+i",
  "1+1/0i",
  "+i+1",
  "1+i2",
  "-pi",
  "+.i",
  "@",
  "1@",
  "@1",
  "1@2@3",
  "1@2i",
  "1+i@2",
  "#e+inf.0i",
  "#e1@+inf.0",
  "#",
  "#x",
  "#xg",
  "#b2",
  "#o8",
  "#e",
  "#e+inf.0",
  "#q1",
  "#x#x1",
  "#e#i1",
  "#x#e#d1",
  "##",
  "abc",
  "١",
  "#e1e99999999999",
])("%j is no numeral", (text) => expect(shown(text)).toBeUndefined());

test("a radix given is used unless a prefix says otherwise", () => {
  expect(shown("ff", 16)).toBe("255");
  expect(shown("#d10", 16)).toBe("10");
  expect(shown("1e2", 16)).toBe("482");
  expect(shown("zz", 36)).toBe("1295");
  expect(shown("12", 2)).toBeUndefined();
  expect(shown("+inf.0", 36)).toBe("+inf.0");
  expect(shown("f-fi", 16)).toBe("15-15i");
  expect(shown("+i", 18)).toBe("0+1i");
  expect(shown("+i", 19)).toBe("18");
});

test("an exact decimal has the value that its digits say", () => {
  expect(shown("#e1e400")).toBe(`1${"0".repeat(400)}`);
  expect(shown("#e1e-400")).toBe(`1/1${"0".repeat(400)}`);
});

test("decimals are rounded correctly, however long", () => {
  const halfway = "9007199254740993"; // between two doubles
  expect(shown(`${halfway}.0`)).toBe("9007199254740992.0");
  expect(shown(`${halfway}.${"0".repeat(1000)}1`)).toBe("9007199254740994.0");
  fc.assert(
    fc.property(fc.bigInt(), fc.integer({ min: -340, max: 320 }), (digits, exponent) => {
      expect(shown(`${digits}e${exponent}`)).toBe(
        shown(`#i${shown(`#e${digits}e${exponent}`)}`)?.replace(/^0\.0$/, digits < 0n ? "-0.0" : "0.0"),
      );
    }),
  );
});

test.each([2, 3, 10, 16, 36])("100,000 digits are read in radix %i", (radix) => {
  const digits = "1".repeat(100_000);
  const r = BigInt(radix);
  const number = parseNumeral(digits, radix) as bigint;
  expect(number * (r - 1n) + 1n === r ** 100_000n).toBe(true);
});

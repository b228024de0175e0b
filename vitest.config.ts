import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Programs run as processes of their own; machines that test are often busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

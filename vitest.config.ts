import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,shared,server,web,ui,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["./server/testing/global-setup.ts"],
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 15_000,
  },
});

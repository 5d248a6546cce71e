import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,shared,server,web,ui,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["./server/testing/global-setup.ts"],
    pool: "threads",
    maxWorkers: 2,
    // Every file has its own database and app; loading the server once a worker instead of once a file halves the time.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});

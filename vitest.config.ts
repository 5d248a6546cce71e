import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,shared,server,web,ui,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: ["./server/testing/property-seed.ts", "./server/testing/cheap-passwords.ts"],
    globalSetup: ["./server/testing/global-setup.ts"],
    pool: "threads",
    maxWorkers: 2,
    // Every file has its own database and app; loading the server once a worker instead of once a file halves the time.
    isolate: false,
    // Generous, for machines with other work: what is slow is measured by the benches, not by a test that gives up.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 10 } },
  },
});

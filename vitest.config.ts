import { defineConfig } from "vitest/config";

const folders = "{contract,shared,server,web,ui,scripts}/**";
const together = {
  pool: "threads",
  // Every file has its own database and app; loading the server once a worker instead of once a file halves the time.
  isolate: false,
  // Generous, for machines with other work: what is slow is measured by the benches, not by a test that gives up.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000, interval: 10 } },
} as const;

export default defineConfig({
  test: {
    globalSetup: ["./server/testing/global-setup.ts"],
    maxWorkers: 2,
    // One after the other: a worker that changed between the server and a page would load everything anew each time.
    projects: [
      {
        test: {
          ...together,
          name: "rules and API",
          include: [`${folders}/*.test.ts`],
          setupFiles: ["./server/testing/property-seed.ts", "./server/testing/cheap-passwords.ts"],
          // One more than the two cores of the smallest machine: tests of the API wait for the database and for timers.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...together,
          name: "components",
          include: [`${folders}/*.test.tsx`],
          environment: "happy-dom",
          setupFiles: ["./server/testing/property-seed.ts", "./web/testing/components.ts"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

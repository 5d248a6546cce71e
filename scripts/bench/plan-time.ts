import { can } from "#shared/plans/can.ts";

const rounds = 1_000_000;

/** Milliseconds to ask what a plan lets a company do. */
export function planMs() {
  const company = { state: "active", version: "core-1" } as const;
  let allowed = 0;
  const started = performance.now();
  for (let round = 0; round < rounds; round++) if (can(company, "bulkUpload", 1, round % 2000)) allowed++;
  const elapsed = performance.now() - started;
  if (allowed !== rounds / 2) throw new Error(`${allowed} were allowed.`);
  return elapsed / rounds;
}

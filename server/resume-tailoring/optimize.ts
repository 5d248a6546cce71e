import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { OperationSource } from "#contract/resume-tailoring.ts";
import type { Requirement } from "#server/matching-engine/index.ts";
import { plannedChanges } from "./plan-changes.ts";
import type { Tailorable } from "./planning.ts";
import { proofsOf } from "./proofs.ts";
import { linesOfResume } from "./resume-lines.ts";

export interface TailoringJob {
  jobTitle: string;
  requirements: readonly Requirement[];
  /** The day “until today” means. */
  asOf: string;
}
export interface Optimized {
  operations: ResumeOperation[];
  sources: OperationSource[];
  hints: { requirement: string; must: boolean; sentence: string }[];
}

/** What could be changed of a resume for a job; every operation names what it rests on. */
export function optimize({ content, style }: Tailorable, job: TailoringJob): Optimized {
  const lines = linesOfResume(content);
  const proofOf = proofsOf(lines, job);
  const shown = new Set(lines.flatMap((line) => proofOf(line).requirements));
  return {
    operations: plannedChanges({ content, style, lines, proofOf }),
    sources: [
      ...lines.map(({ id, text }) => ({ id, kind: "resume" as const, text })),
      ...job.requirements.map(({ id, text }) => ({
        id: `requirement/${id}`,
        kind: "requirement" as const,
        text,
      })),
    ],
    hints: job.requirements
      .filter(({ id, kind }) => !shown.has(id) && kind !== "years" && kind !== "degree")
      .map(({ text, must }) => ({
        requirement: text,
        must,
        sentence: "Your resume doesn’t show this. If you have done it, say where, in your own words.",
      })),
  };
}

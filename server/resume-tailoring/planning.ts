import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { Proof } from "./proofs.ts";
import type { ResumeLine } from "./resume-lines.ts";

export interface Tailorable {
  content: ResumeContent;
  style: ResumeStyle;
}
export interface Planning extends Tailorable {
  lines: readonly ResumeLine[];
  proofOf: (line: Pick<ResumeLine, "place">) => Proof;
}

/** The sources of an operation about a line. */
export function evidenceOf({ id }: ResumeLine, { requirements }: Proof) {
  return [id, ...requirements.map((each) => `requirement/${each}`)];
}

import type { ResumeOperation } from "#contract/resume-operations.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { addedClaims } from "./gate/added-claims.ts";
import type { Tailorable } from "./planning.ts";

/** Whether an operation is about something that stands in the resume and adds no claim to it. */
export function isHonest(operation: ResumeOperation, resume: Tailorable): boolean {
  if (withChanges(resume, [operation]).lost.length > 0) return false;
  if (operation.kind !== "reword") return true;
  const { line } = operation.place;
  return line !== null && !operation.text.includes("\n") && addedClaims(line, operation.text).length === 0;
}

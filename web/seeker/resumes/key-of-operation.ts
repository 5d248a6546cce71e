import type { ResumeOperation } from "#contract/resume-operations.ts";

/** One operation among others, by what it does and where. */
export function keyOfOperation(operation: ResumeOperation): string {
  const { kind, place } = operation;
  const { section, entry, line } = place;
  const more = operation.kind === "move" ? operation.to : operation.kind === "reword" ? operation.text : "";
  return JSON.stringify([kind, section, entry, line, more]);
}

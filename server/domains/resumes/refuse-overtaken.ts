import { isDeepStrictEqual } from "node:util";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import { conflict } from "#server/errors/refusal.ts";
import type { ResumeRow } from "./queries.ts";
import { emptyContent } from "./tables.ts";

export interface ResumeParts {
  content?: Partial<ResumeContent>;
  style?: Partial<ResumeStyle>;
}

/** Refuses parts that were written over something else than what stands there now. */
export function refuseOvertaken(row: ResumeRow, { content, style }: ResumeParts, seen: ResumeParts = {}) {
  const overtaken = [
    ...changedSince(ResumeContent.parse({ ...emptyContent, ...row.content }), content, seen.content),
    ...changedSince(ResumeStyle.parse(row.style), style, seen.style),
  ];
  if (overtaken.length > 0)
    throw conflict("CHANGED_ELSEWHERE", "This was changed elsewhere meanwhile. Choose which to keep.", {
      parts: overtaken,
    });
}

function changedSince<Whole extends object>(
  now: Whole,
  sent: Partial<Whole> = {},
  seen: Partial<Whole> = {},
): string[] {
  return (Object.keys(seen) as (keyof Whole & string)[]).filter(
    (part) => !isDeepStrictEqual(now[part], seen[part]) && !isDeepStrictEqual(now[part], sent[part]),
  );
}

import { ResumeStyle } from "#contract/resume-style.ts";
import type { Context } from "#server/context.ts";
import { findFile, presentFile } from "#server/domains/files/index.ts";
import { changedHere, sentAsUploaded } from "./as-uploaded.ts";
import type { ResumeRow } from "./queries.ts";
import { emptyContent } from "./tables.ts";

/** A resume with a fresh link to its original; give it only to who may read it. */
export async function presentResume(context: Pick<Context, "db" | "config" | "now">, row: ResumeRow) {
  const file = row.fileId ? await findFile(context.db, row.fileId) : undefined;
  return {
    ...row,
    default: row.isDefault,
    changedHere: changedHere(row),
    sends: sentAsUploaded(row) ? ("original" as const) : ("written" as const),
    content: { ...emptyContent, ...row.content },
    style: ResumeStyle.parse(row.style),
    file: file ? presentFile(context, file) : null,
  };
}

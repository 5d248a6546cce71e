import { isDeepStrictEqual } from "node:util";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import { linesOf } from "./lines-of.ts";
import type { ResumeRow } from "./queries.ts";

type Sendable = Pick<ResumeRow, "fileId" | "read" | "keepsOriginal" | "content" | "style">;

/**
 * Whether the document is sent as it came: as long as nobody corrected or designed it here, or where its owner says so.
 * Otherwise a file is sent that is made of what the resume says now.
 */
export function sentAsUploaded(row: Sendable): boolean {
  return row.fileId !== null && (row.keepsOriginal || !changedHere(row));
}

/** Whether an uploaded resume says or shows something else than its document. */
export function changedHere({ read, content, style }: Sendable): boolean {
  return read !== null && !(isSame(content, read.content) && isPlain(style));
}

/** The lines of what is sent. */
export function linesToSend(row: Sendable): string[] {
  return sentAsUploaded(row) && row.read ? row.read.lines : linesOf(row.content, row.style);
}

function isSame(one: ResumeContent, other: ResumeContent) {
  return isDeepStrictEqual(comparable(one), comparable(other));
}
/** As it would be saved; own sections get new ids with each reading. */
function comparable(content: ResumeContent) {
  const parsed = ResumeContent.safeParse(content).data ?? content;
  return { ...parsed, ownSections: parsed.ownSections.map(({ title, text }) => ({ title, text })) };
}
function isPlain(style: Partial<ResumeStyle>) {
  return isDeepStrictEqual(ResumeStyle.parse(style), ResumeStyle.parse({}));
}

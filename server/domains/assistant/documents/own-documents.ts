import type { CandidateContext } from "#server/context.ts";
import { linesOf, listResumes } from "#server/domains/resumes/index.ts";
import { wholeLines } from "#server/quoting/sentences.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { usableMemories } from "../memories.ts";

type Asker = Pick<CandidateContext, "db" | "viewer">;

/** Names, links and dates say nothing by themselves. */
const isSaid = ({ text }: { text: string }) =>
  (text.match(/\p{L}{2,}/gu) ?? []).length > 2 && !/https?:|@/.test(text);

/** The person's resumes as they are now, of each the lines that may be quoted: one that was deleted is in no answer anymore. */
export async function resumeDocuments(
  { db, viewer }: Asker,
  isWanted: (line: { text: string }) => boolean = isSaid,
): Promise<QuotedDocument[]> {
  const resumes = await listResumes(db, viewer.candidateId);
  return resumes.map(({ id, name, lines, content, style }) => ({
    id,
    kind: "resume",
    title: name,
    passages: wholeLines(lines.length ? lines : linesOf(content, style))
      .filter(isWanted)
      .map(({ text, line }) => ({
        text,
        heading: "",
        href: `/resumes?resume=${id}&line=${line + 1}`,
      })),
  }));
}

/** What they asked to remember, while memory is on. */
export async function memoryDocuments(asker: Asker): Promise<QuotedDocument[]> {
  return asDocuments(await usableMemories(asker));
}

export function asDocuments(memories: readonly { id: string; content: string }[]): QuotedDocument[] {
  return memories.map(({ id, content }) => ({
    id,
    kind: "memory",
    title: "Memory",
    passages: [{ text: content, heading: "", href: `/settings#memory-${id}` }],
  }));
}

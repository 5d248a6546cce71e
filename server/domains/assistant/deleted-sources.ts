import type { KeptQuote, MessagePart } from "#contract/assistant-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJobs } from "#server/domains/jobs/index.ts";
import { sourcesLeft } from "#server/domains/knowledge/index.ts";
import { resumesLeft } from "#server/domains/resumes/index.ts";
import { sentencesOf } from "#server/quoting/sentences.ts";
import { forgetLabel, memoriesLeft } from "./memories.ts";
import type { MessageRow } from "./threads.ts";

type Kind = KeptQuote["kind"];
/** The document that a part of an answer is of. */
interface Source {
  kind: Kind;
  documentId: string;
}
/** Which documents of a kind are still there; help pages are part of the product, and memories change. */
const left: Record<Exclude<Kind, "help" | "memory">, (db: Reader, ids: string[]) => Promise<string[]>> = {
  knowledge: sourcesLeft,
  resume: resumesLeft,
  job: async (db, ids) => (await findJobs(db, ids)).map(({ id }) => id),
  company: async (db, ids) => {
    const found = await Promise.all(ids.map((id) => findCompany(db, id)));
    return found.flatMap((company) => company?.id ?? []);
  },
};

const leftWords =
  "This answer was made of a source that was deleted or changed since, so its words are gone as well.";

/** What was said, without the words of documents that were deleted and of memories that were changed since: their quotes say so in their place. */
export async function withoutDeleted(db: Reader, messages: MessageRow[]): Promise<MessageRow[]> {
  const sources = messages.flatMap(({ parts }) => parts.flatMap((part) => sourceOf(part) ?? []));
  const idsOf = (kind: Kind) => [
    ...new Set(sources.filter((each) => each.kind === kind).map(({ documentId }) => documentId)),
  ];
  const kinds = Object.keys(left) as (keyof typeof left)[];
  const [memories, ...there] = await Promise.all([
    memoriesLeft(db, idsOf("memory")),
    ...kinds.map((kind) => (idsOf(kind).length > 0 ? left[kind](db, idsOf(kind)) : [])),
  ]);
  const known = new Set(there.flat());
  const isGone = (part: MessagePart) => {
    const source = sourceOf(part);
    if (source === null || source.kind === "help") return false;
    if (source.kind === "memory") return !isIn(memories.get(source.documentId), part);
    return !known.has(source.documentId);
  };
  return messages.map((message) => {
    if (!message.parts.some(isGone)) return message;
    return {
      ...message,
      parts: message.parts.flatMap((part) => redacted(part, message, { isGone, memories })),
    };
  });
}

/** Whether a memory still says what a part of an answer took from it. */
function isIn(memory: string | undefined, part: MessagePart): boolean {
  if (memory === undefined) return false;
  if (part.type === "data-quote") return sentencesOf(memory).includes(part.data.text);
  return part.type !== "data-proposal" || part.data.label === forgetLabel(memory);
}

function sourceOf(part: MessagePart): Source | null {
  if (part.type === "data-quote") return part.data;
  if (part.type === "data-proposal" && part.data.act === "forget")
    return { kind: "memory", documentId: part.data.subjectId };
  if (part.type !== "data-link") return null;
  const { kind, documentId } = part.data;
  return kind && documentId ? { kind, documentId } : null;
}

interface Left {
  isGone: (part: MessagePart) => boolean;
  memories: ReadonlyMap<string, string>;
}
/** A model's words are made of all that it quotes. */
function redacted(part: MessagePart, { answeredBy }: MessageRow, { isGone, memories }: Left): MessagePart[] {
  if (part.type === "text" && answeredBy === "model") return [{ ...part, text: leftWords }];
  if (!isGone(part)) return [part];
  if (part.type === "data-proposal") {
    const closed = memories.has(part.data.subjectId) ? "over" : "done";
    return [{ ...part, data: { ...part.data, label: "Forget a memory", effect: "", closed } }];
  }
  if (part.type !== "data-quote") return [];
  return [{ ...part, data: { ...part.data, text: "", title: "", href: "", deleted: true } }];
}

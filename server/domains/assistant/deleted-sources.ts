import type { KeptQuote, MessagePart } from "#contract/assistant-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJobs } from "#server/domains/jobs/index.ts";
import { sourcesLeft } from "#server/domains/knowledge/index.ts";
import { resumesLeft } from "#server/domains/resumes/index.ts";
import { memoriesLeft } from "./memories.ts";
import type { MessageRow } from "./threads.ts";

type Kind = KeptQuote["kind"];
/** The document that a part of an answer is of. */
interface Source {
  kind: Kind;
  documentId: string;
}
/** Which documents of a kind are still there; help pages are part of the product. */
const left: Record<Exclude<Kind, "help">, (db: Reader, ids: string[]) => Promise<string[]>> = {
  knowledge: sourcesLeft,
  resume: resumesLeft,
  memory: memoriesLeft,
  job: async (db, ids) => (await findJobs(db, ids)).map(({ id }) => id),
  company: async (db, ids) => {
    const found = await Promise.all(ids.map((id) => findCompany(db, id)));
    return found.flatMap((company) => company?.id ?? []);
  },
};

const leftWords = "This answer was made of a source that was deleted since, so its words are gone as well.";

/** What was said, without the words of documents that were deleted since: their quotes say so in their place. */
export async function withoutDeleted(db: Reader, messages: MessageRow[]): Promise<MessageRow[]> {
  const sources = messages.flatMap(({ parts }) => parts.flatMap((part) => sourceOf(part) ?? []));
  const kinds = Object.keys(left) as (keyof typeof left)[];
  const there = await Promise.all(
    kinds.map((kind) => {
      const ids = new Set(sources.filter((each) => each.kind === kind).map(({ documentId }) => documentId));
      return ids.size > 0 ? left[kind](db, [...ids]) : [];
    }),
  );
  const known = new Set(there.flat());
  const isGone = (part: MessagePart) => {
    const source = sourceOf(part);
    return source !== null && source.kind !== "help" && !known.has(source.documentId);
  };
  return messages.map((message) => {
    if (!message.parts.some(isGone)) return message;
    return { ...message, parts: message.parts.flatMap((part) => redacted(part, message, isGone)) };
  });
}

function sourceOf(part: MessagePart): Source | null {
  if (part.type === "data-quote") return part.data;
  if (part.type === "data-proposal" && part.data.act === "forget")
    return { kind: "memory", documentId: part.data.subjectId };
  if (part.type !== "data-link") return null;
  const { kind, documentId } = part.data;
  return kind && documentId ? { kind, documentId } : null;
}

/** A model's words are made of all that it quotes. */
function redacted(
  part: MessagePart,
  { answeredBy }: MessageRow,
  isGone: (part: MessagePart) => boolean,
): MessagePart[] {
  if (part.type === "text" && answeredBy === "model") return [{ ...part, text: leftWords }];
  if (!isGone(part)) return [part];
  if (part.type === "data-proposal")
    return [{ ...part, data: { ...part.data, label: "Forget a memory", effect: "", closed: "done" } }];
  if (part.type !== "data-quote") return [];
  return [{ ...part, data: { ...part.data, text: "", title: "", href: "", deleted: true } }];
}

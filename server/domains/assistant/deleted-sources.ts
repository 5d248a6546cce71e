import type { KeptQuote, MessagePart } from "#contract/assistant-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJobs } from "#server/domains/jobs/index.ts";
import { sourcesLeft } from "#server/domains/knowledge/index.ts";
import { resumesLeft } from "#server/domains/resumes/index.ts";
import { memoriesLeft } from "./memories.ts";
import type { MessageRow } from "./threads.ts";

type Kind = KeptQuote["kind"];
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
  const quoted = messages.flatMap(({ parts }) => parts.flatMap((part) => quoteOf(part) ?? []));
  const kinds = Object.keys(left) as (keyof typeof left)[];
  const there = await Promise.all(
    kinds.map((kind) => {
      const ids = new Set(quoted.filter((each) => each.kind === kind).map(({ documentId }) => documentId));
      return ids.size > 0 ? left[kind](db, [...ids]) : [];
    }),
  );
  const known = new Set(there.flat());
  const isGone = ({ kind, documentId }: KeptQuote) => kind !== "help" && !known.has(documentId);
  return messages.map((message) => {
    if (!message.parts.some((part) => quoteOf(part) && isGone(quoteOf(part)!))) return message;
    return { ...message, parts: message.parts.map((part) => redacted(part, message, isGone)) };
  });
}

function quoteOf(part: MessagePart): KeptQuote | null {
  return part.type === "data-quote" ? part.data : null;
}

/** A model's words are made of all that it quotes. */
function redacted(part: MessagePart, { answeredBy }: MessageRow, isGone: (quote: KeptQuote) => boolean) {
  if (part.type === "text" && answeredBy === "model") return { ...part, text: leftWords };
  if (part.type !== "data-quote" || !isGone(part.data)) return part;
  const data = { ...part.data, text: "", title: "", href: "", deleted: true as const };
  return { ...part, data };
}

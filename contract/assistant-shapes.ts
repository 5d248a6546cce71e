import { z } from "zod";
import { Id, Instant } from "./shapes.ts";

export const quoteKinds = ["help", "knowledge", "resume", "memory", "job", "company"] as const;

/** A sentence as it stands in a document, and the address that opens it there. */
export const Quote = z.object({
  text: z.string(),
  documentId: z.string(),
  kind: z.enum(quoteKinds),
  title: z.string(),
  href: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** A quote in a conversation; once its source is deleted, nothing of it is left but that there was one. */
export const KeptQuote = Quote.extend({ deleted: z.literal(true).optional() });
export type KeptQuote = z.infer<typeof KeptQuote>;

/** A document that comes close to a question. */
export const NearDocument = Quote.pick({ title: true, href: true, documentId: true, kind: true });

export const Found = z.object({
  /** Up to three, best first; empty where none is about the question. */
  quotes: z.array(Quote),
  nearest: z.array(NearDocument),
});
export type Found = z.infer<typeof Found>;

/** Something the assistant may not do by itself; the person confirms it, which makes the call that a screen would make. */
export const Proposal = z.object({
  act: z.enum(["withdraw", "forget"]),
  /** The application that is withdrawn, or the memory that is deleted. */
  subjectId: Id,
  /** "Withdraw from Nurse at Saltmarsh". */
  label: z.string(),
  /** What happens then. */
  effect: z.string(),
  /** There is nothing to confirm anymore: it was done, or cannot be done since. */
  closed: z.enum(["done", "over"]).optional(),
});
export type Proposal = z.infer<typeof Proposal>;

/** The parts of a message, as the UI messages of the AI SDK have them. */
export const MessagePart = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string(), state: z.enum(["streaming", "done"]).optional() }),
  z.object({ type: z.literal("data-quote"), data: KeptQuote }),
  z.object({ type: z.literal("data-proposal"), data: Proposal }),
  z.object({
    type: z.literal("data-link"),
    /** A link to a document says which, so that it goes when the document is deleted. */
    data: NearDocument.partial({ documentId: true, kind: true }).extend({ note: z.string().nullable() }),
  }),
]);
export type MessagePart = z.infer<typeof MessagePart>;

export const AssistantThread = z.object({
  id: Id,
  title: z.string(),
  /** The job that its questions are about, if it is one. */
  jobId: Id.nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type AssistantThread = z.infer<typeof AssistantThread>;

/** Among others it is told by the job it is about. */
export const ListedThread = AssistantThread.extend({ jobTitle: z.string().nullable() });
export type ListedThread = z.infer<typeof ListedThread>;

export const feedbacks = ["up", "down"] as const;
export const AssistantMessage = z.object({
  id: Id,
  threadId: Id,
  role: z.enum(["user", "assistant"]),
  parts: z.array(MessagePart),
  /** Who put the answer into words: a language model, or what the product knows without one; null for questions and where no word of an answer came. */
  answeredBy: z.enum(["model", "rules"]).nullable(),
  /** "stopped" where the person ended the answer before it was whole. */
  state: z.enum(["done", "stopped"]),
  feedback: z.enum(feedbacks).nullable(),
  createdAt: Instant,
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

export const Exchanged = z.object({
  thread: AssistantThread,
  question: AssistantMessage,
  answer: AssistantMessage,
});
export type Exchanged = z.infer<typeof Exchanged>;

export const mostMemory = 500;
export const mostMemories = 100;
export const BotMemory = z.object({
  id: Id,
  content: z.string(),
  candidateId: Id,
  createdAt: Instant,
  changedAt: Instant,
});
export type BotMemory = z.infer<typeof BotMemory>;

/** An answer of one call, outside any thread. */
export const QuotedAnswer = z.object({
  parts: z.array(MessagePart),
  answeredBy: z.enum(["model", "rules"]),
});

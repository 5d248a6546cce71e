import { z } from "zod";

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

/** A document that comes close to a question. */
export const NearDocument = z.object({ title: z.string(), href: z.string() });

export const Found = z.object({
  /** Up to three, best first; empty where nothing is about the question. */
  quotes: z.array(Quote),
  nearest: z.array(NearDocument),
});
export type Found = z.infer<typeof Found>;

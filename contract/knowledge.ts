import { z } from "zod";
import { del, get, patch, post } from "./endpoint.ts";
import { StoredFile } from "./files.ts";
import { Done, Id, Instant, PageElsewhere } from "./shapes.ts";

/** Where the text of a source comes from. */
export const knowledgeOrigins = ["text", "file", "web"] as const;
export type KnowledgeOrigin = (typeof knowledgeOrigins)[number];
export const mostKnowledgeText = 100_000;
export const mostKnowledgeTitle = 120;
export const mostKnowledgeSources = 100;

const Title = z
  .string({ error: "Enter a title" })
  .trim()
  .min(1, "Enter a title")
  .max(mostKnowledgeTitle, `Shorten the title to ${mostKnowledgeTitle} characters`);
const Content = z
  .string({ error: "Enter the text" })
  .trim()
  .min(1, "Enter the text")
  .max(mostKnowledgeText, `Shorten the text to ${mostKnowledgeText.toLocaleString("en-US")} characters`);
const words = { title: Title, content: Content };

/** A source as lists show it, without its text. */
export const KnowledgeCard = z.object({
  id: Id,
  companyId: Id,
  source: z.enum(knowledgeOrigins),
  title: z.string(),
  /** How its text begins. */
  excerpt: z.string(),
  /** How many characters its text has. */
  characters: z.number().int(),
  /** Null unless its text came from a file. */
  fileName: z.string().nullable(),
  /** Null unless its text came from a web page. */
  url: z.string().nullable(),
  /** False for a web page that is switched off: no search finds it. */
  active: z.boolean(),
  createdAt: Instant,
  changedAt: Instant,
});
export type KnowledgeCard = z.infer<typeof KnowledgeCard>;

export const KnowledgeSource = KnowledgeCard.extend({
  content: z.string(),
  /** The file as it was uploaded, with a link that works for ten minutes. */
  file: StoredFile.nullable(),
});
export type KnowledgeSource = z.infer<typeof KnowledgeSource>;

const NewSource = z.discriminatedUnion(
  "source",
  [
    z.object({ source: z.literal("text"), ...words }),
    /** A file from the folder `knowledge-sources`. */
    z.object({ source: z.literal("file"), ...words, fileId: Id }),
    z.object({ source: z.literal("web"), ...words, url: PageElsewhere }),
  ],
  { error: "Choose a text, a file or a web page" },
);
export type NewKnowledgeSource = z.input<typeof NewSource>;

const read = { access: "company" } as const;
const change = { access: "company", permission: "company", proven: true } as const;
const one = { row: "knowledgeSource" } as const;

/** What a company knows about itself, as texts to search. */
export const knowledge = {
  /** Every source, last changed first; with `q` those in use whose words begin so, best first. */
  list: get("/knowledge-source", {
    ...read,
    query: z.object({ q: z.string().trim().max(200).optional() }),
    response: z.array(KnowledgeCard),
  }),
  create: post("/knowledge-source", {
    ...change,
    status: 201,
    perMinute: 60,
    body: NewSource,
    response: KnowledgeSource,
  }),
  get: get("/knowledge-source/:id", { ...read, ...one, response: KnowledgeSource }),
  change: patch("/knowledge-source/:id", {
    ...change,
    ...one,
    body: z
      .object(words)
      .partial()
      .extend({
        /** As it was when it was read; a source that was changed since is refused. */
        changedAt: z.iso.datetime({ offset: true }),
      }),
    response: KnowledgeSource,
  }),
  remove: del("/knowledge-source/:id", { ...change, ...one, response: Done }),

  /** Reads a file or a web page for someone to see and correct; nothing is kept. */
  sourceToText: post("/knowledge-source/source-to-text", {
    ...change,
    perMinute: 20,
    perHour: 100,
    body: z
      .object({ fileId: Id.optional(), url: PageElsewhere.optional() })
      .refine(({ fileId, url }) => !fileId !== !url, {
        path: ["url"],
        message: "Choose a file or enter a web address",
      }),
    response: z.object({
      title: z.string(),
      content: z.string(),
      /** What to look at before it is kept; null where nothing is special. */
      note: z.string().nullable(),
    }),
  }),

  webSources: get("/company-web-source", { ...read, response: z.array(KnowledgeCard) }),
  /** Switches a web page on or off; without `active` to the other one. */
  toggleWebSource: patch("/company-web-source/:id/toggle", {
    ...change,
    row: "webSource",
    body: z.object({ active: z.boolean().optional() }),
    response: KnowledgeSource,
  }),
};

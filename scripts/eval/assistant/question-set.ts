import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { type PreparedSentence, prepare } from "#server/quoting/prepare.ts";
import { wholeLines } from "#server/quoting/sentences.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { underHeadings } from "#server/quoting/under-headings.ts";

const Document = z.object({
  id: z.string(),
  kind: z.enum(["help", "company", "own"]),
  owner: z.string(),
  title: z.string(),
  text: z.string(),
});
type Document = z.infer<typeof Document>;
const Question = z.object({
  id: z.string(),
  /** What the person may see: `help`, `company:NAME`, `own:NAME`. */
  asker: z.array(z.string()),
  question: z.string(),
  answers: z.array(z.object({ document: z.string(), sentence: z.string() })),
  answerable: z.boolean(),
});
export type Question = z.infer<typeof Question>;

/** A sentence of a list is the same with and without its mark. */
function withoutMark(sentence: string): string {
  return onOneLine(sentence).replace(/^[•●*▪◦‣–-]\s+/, "");
}

/** A sentence of a document, however it is marked. */
export function placeKey(document: string, sentence: string): string {
  return `${document} ${withoutMark(sentence)}`;
}

/** Questions of people with the sentences that answer them, and the documents these stand in. */
export function readQuestionSet(folder: string) {
  const documents = linesOf(folder, "documents.jsonl", Document);
  /** Prepared anew at each call, as the product does with all but its help pages. */
  const visibleTo = ({ asker }: Question): PreparedSentence[] =>
    prepare(
      documents
        .filter(({ kind, owner }) => kind === "help" || asker.includes(`${kind}:${owner}`))
        .map(quotedDocument),
    );
  const textOf = new Map(documents.map(({ id, text }) => [id, onOneLine(text)]));
  return { questions: linesOf(folder, "questions.jsonl", Question), visibleTo, textOf };
}

export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

const kinds = { help: "help", company: "knowledge", own: "resume" } as const;

/** In passages, as the product makes them of documents of each kind. */
function quotedDocument({ id, kind, title, text }: Document): QuotedDocument {
  const hrefOf = (line: number) => `/${id}#${line + 1}`;
  const passages =
    kind === "own"
      ? wholeLines(text.split("\n")).map((each) => ({
          text: each.text,
          heading: "",
          href: hrefOf(each.line),
        }))
      : underHeadings(text, hrefOf);
  return { id, kind: kinds[kind], title, passages };
}

function linesOf<T>(folder: string, name: string, form: z.ZodType<T>): T[] {
  const file = join(folder, name);
  const text = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  const lines = text.toString("utf8").split("\n").filter(Boolean);
  return lines.map((line) => form.parse(JSON.parse(line)));
}

import type { Listener } from "#contract/endpoint.ts";
import type { EditedText, TextEdit } from "#contract/job-writing.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { type TextHint, inclusiveHints } from "#shared/jobs/text-hints.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { textOf } from "#shared/words/text-of.ts";

const mostLines = 6;
const mostSentences = 4;
/** A paragraph of so many sentences reads better as a list. */
const listFrom = 3;

/** One change of a text; without a sentence there was nothing to change. */
type Step = (html: string) => { html: string; change?: string };

const edits: Record<TextEdit, (html: string) => Step[]> = {
  inclusive: (html) => inclusiveHints(textOf(html)).map(inclusiveStep),
  shorter: () => [shortenLists, shortenParagraphs],
  lists: () => [listParagraphs],
};

/** Changes the form of a text; it says nothing afterwards that it did not say before. */
export async function editText(
  html: string,
  edit: TextEdit,
  listener?: Listener<EditedText> | null,
): Promise<EditedText> {
  const clean = sanitiseHtml(html);
  const steps = edits[edit](clean);
  const edited: EditedText = { jobDescription: clean, changes: [] };
  for (const [at, step] of steps.entries()) {
    const { html: next, change } = step(edited.jobDescription);
    edited.jobDescription = next;
    if (change) edited.changes.push(change);
    await listener?.tell({ done: at + 1, of: steps.length, answer: edited });
  }
  return edited;
}

function inclusiveStep({ found, instead }: TextHint): Step {
  return (html) => {
    if (!found || !instead) return { html };
    const word = new RegExp(
      String.raw`(?<![\p{L}\d-])(?:(an?)(\s+))?(${escapePattern(found)})(?![\p{L}\d-])(?![^<]*>)`,
      "giu",
    );
    const replaced = html.replace(word, (_, article: string | undefined, gap: string, old: string) =>
      article
        ? `${articleLike(article, instead)}${gap}${withCapital(instead, old)}`
        : withCapital(instead, old),
    );
    return replaced === html ? { html } : { html: replaced, change: `“${found}” is now “${instead}”.` };
  };
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function withCapital(word: string, like: string) {
  const first = like.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

function articleLike(article: string, next: string) {
  return withCapital(/^[aeiou]/i.test(next) ? "an" : "a", article);
}

/** Keeps the beginning of long lists. */
function shortenLists(html: string) {
  let lines = 0;
  const shorter = html.replace(/<(ul|ol)([^>]*)>([\s\S]*?)<\/\1>/gi, (whole, tag, attributes, inner) => {
    const items = String(inner).match(/<li[\s\S]*?<\/li>/gi) ?? [];
    if (items.length <= mostLines) return whole;
    lines += items.length - mostLines;
    return `<${tag}${attributes}>${items.slice(0, mostLines).join("")}</${tag}>`;
  });
  return { html: shorter, ...(lines && { change: `Left out ${counted(lines, "line")} of long lists.` }) };
}

/** Keeps the beginning of long paragraphs. */
function shortenParagraphs(html: string) {
  let sentences = 0;
  const shorter = html.replace(/<p>([^<]*)<\/p>/g, (whole, inner) => {
    const parts = sentencesOf(inner);
    if (parts.length <= mostSentences) return whole;
    sentences += parts.length - mostSentences;
    return `<p>${parts.slice(0, mostSentences).join(" ")}</p>`;
  });
  const change = `Left out ${counted(sentences, "sentence")} of long paragraphs.`;
  return { html: shorter, ...(sentences && { change }) };
}

function listParagraphs(html: string) {
  let made = 0;
  const listed = html.replace(/<p>([^<]*)<\/p>/g, (whole, inner) => {
    const parts = sentencesOf(inner);
    if (parts.length < listFrom) return whole;
    made += 1;
    return `<ul>${parts.map((part) => `<li>${part}</li>`).join("")}</ul>`;
  });
  const change = `${counted(made, "paragraph is", "paragraphs are")} now a list.`;
  return { html: listed, ...(made && { change }) };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((each) => each.trim() !== "");
}

import type { TextEdit } from "#contract/job-writing.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { inclusiveHints } from "#shared/jobs/text-hints.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { textOf } from "#shared/words/text-of.ts";

interface Edited {
  jobDescription: string;
  /** One sentence a change. */
  changes: string[];
}

const mostLines = 6;
const mostSentences = 4;
/** A paragraph of so many sentences reads better as a list. */
const listFrom = 3;

const edits: Record<TextEdit, (html: string) => Edited> = { inclusive, shorter, lists };

/** Changes the form of a text; it says nothing afterwards that it did not say before. */
export function editText(html: string, edit: TextEdit): Edited {
  return edits[edit](sanitiseHtml(html));
}

function inclusive(html: string): Edited {
  const changes: string[] = [];
  let edited = html;
  for (const { found, instead } of inclusiveHints(textOf(html))) {
    if (!found || !instead) continue;
    const word = new RegExp(
      String.raw`(?<![\p{L}\d-])(?:(an?)(\s+))?(${escapePattern(found)})(?![\p{L}\d-])(?![^<]*>)`,
      "giu",
    );
    const replaced = edited.replace(word, (_, article: string | undefined, gap: string, old: string) =>
      article
        ? `${articleLike(article, instead)}${gap}${withCapital(instead, old)}`
        : withCapital(instead, old),
    );
    if (replaced === edited) continue;
    edited = replaced;
    changes.push(`“${found}” is now “${instead}”.`);
  }
  return { jobDescription: edited, changes };
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

/** Keeps the beginning of long lists and paragraphs. */
function shorter(html: string): Edited {
  let lines = 0;
  let sentences = 0;
  const lists = html.replace(/<(ul|ol)([^>]*)>([\s\S]*?)<\/\1>/gi, (whole, tag, attributes, inner) => {
    const items = String(inner).match(/<li[\s\S]*?<\/li>/gi) ?? [];
    if (items.length <= mostLines) return whole;
    lines += items.length - mostLines;
    return `<${tag}${attributes}>${items.slice(0, mostLines).join("")}</${tag}>`;
  });
  const jobDescription = lists.replace(/<p>([^<]*)<\/p>/g, (whole, inner) => {
    const parts = sentencesOf(inner);
    if (parts.length <= mostSentences) return whole;
    sentences += parts.length - mostSentences;
    return `<p>${parts.slice(0, mostSentences).join(" ")}</p>`;
  });
  return {
    jobDescription,
    changes: [
      ...(lines ? [`Left out ${counted(lines, "line")} of long lists.`] : []),
      ...(sentences ? [`Left out ${counted(sentences, "sentence")} of long paragraphs.`] : []),
    ],
  };
}

function lists(html: string): Edited {
  let made = 0;
  const jobDescription = html.replace(/<p>([^<]*)<\/p>/g, (whole, inner) => {
    const parts = sentencesOf(inner);
    if (parts.length < listFrom) return whole;
    made += 1;
    return `<ul>${parts.map((part) => `<li>${part}</li>`).join("")}</ul>`;
  });
  return {
    jobDescription,
    changes: made ? [`${counted(made, "paragraph is", "paragraphs are")} now a list.`] : [],
  };
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((each) => each.trim() !== "");
}

import { type StoryDocument, wordsOf } from "./story-document.ts";

const wordsAMinute = 250;
const sentencesOfExcerpt = 3;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** How long a text takes to read, in whole minutes, begun ones too, and at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil((text.match(/\S+/g)?.length ?? 0) / wordsAMinute));
}

/** "1 min to read", "4 mins to read" */
export const readingTime = (minutes: number) => `${minutes} ${minutes === 1 ? "min" : "mins"} to read`;

/** The first three sentences of a story's paragraphs. */
export function excerptOf({ content }: StoryDocument): string {
  const prose = content.filter(({ type }) => type === "paragraph").map(wordsOf);
  return prose
    .flatMap((paragraph) => [...sentences.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter(Boolean)
    .slice(0, sentencesOfExcerpt)
    .join(" ");
}

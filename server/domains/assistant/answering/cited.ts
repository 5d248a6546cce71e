import { z } from "zod";
import type { MessagePart, Quote } from "#contract/assistant-shapes.ts";
import { bearsOut } from "#server/job-writer/grounded.ts";
import { quotePart, textPart } from "./parts.ts";

export const CitedAnswer = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      citations: z.array(z.object({ source: z.number().int(), words: z.string() })),
    }),
  ),
});
export type CitedAnswer = z.infer<typeof CitedAnswer>;

/**
 * What of a model's answer stands: sentences whose every citation is in its source word for word, and which say
 * no number, name or more than their sources do. Null where nothing is left.
 */
export function citedParts({ sentences }: CitedAnswer, sources: readonly Quote[]): MessagePart[] | null {
  const kept = sentences.filter(({ text, citations }) => {
    const isVerbatim = citations.every(({ source, words }) => {
      const said = words.trim();
      return said.length > 0 && (sources[source]?.text.includes(said) ?? false);
    });
    const cited = citations.map(({ source }) => sources[source]?.text ?? "").join(" ");
    return citations.length > 0 && isVerbatim && bearsOut(cited, text);
  });
  if (kept.length === 0) return null;
  const used = new Set(kept.flatMap(({ citations }) => citations.map(({ source }) => source)));
  return [
    textPart(kept.map(({ text }) => text.trim()).join(" ")),
    ...[...used].map((source) => quotePart(sources[source]!)),
  ];
}

/** A line of captions, with the seconds from and to which it is shown. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

export const mostCaptions = 20_000;
export const noCuesFound =
  "This .vtt file has no captions. Each needs a line of times, such as 00:01.000 --> 00:04.000.";

/** Captions with times are a WebVTT file; all other text is what is said, without times. */
export function isTimed(captions: string) {
  return /^\uFEFF?WEBVTT(?:\s|$)/.test(captions);
}

const times = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d{2}:\d{2}\.\d{3})/;

/** The lines of a WebVTT file, in their order; without the marks of its format. */
export function cuesOf(captions: string): Cue[] {
  const blocks = captions.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => times.test(line));
    if (at < 0) return [];
    const [, from = "", to = ""] = times.exec(lines[at]!)!;
    const text = lines
      .slice(at + 1)
      .join(" ")
      .replace(/<[^>]*>/g, "")
      .trim();
    return text ? [{ from: secondsOf(from), to: secondsOf(to), text }] : [];
  });
}

function secondsOf(time: string) {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** What is wrong with captions, as a sentence; null if nothing is. */
export function mistakeInCaptions(captions: string): string | null {
  return isTimed(captions) && cuesOf(captions).length === 0 ? noCuesFound : null;
}

/** What is said in the video, to be read. */
export function wordsOf(captions: string): string {
  if (!isTimed(captions)) return captions;
  return cuesOf(captions)
    .map(({ text }) => text)
    .join("\n");
}

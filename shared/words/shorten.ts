const seoLetters = 150;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text up to a count of letters, with an ellipsis when something was left out. */
export function truncate(text: string, count: number): string {
  const head = firstLetters(text, count);
  return head.length === text.length ? text : `${head.trimEnd()}…`;
}

/** A page description cut to the 150 characters search engines show. */
export function seoDescription(text: string): string {
  return firstLetters(oneLine(text), seoLetters).trimEnd();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function firstLetters(text: string, count: number): string {
  if (text.length <= count) return text;
  let head = "";
  let seen = 0;
  for (const { segment } of letters.segment(text)) {
    if (seen === count) break;
    head += segment;
    seen += 1;
  }
  return head;
}

const longest = 600;

/** Paragraphs in portions that are fetched one by one: the first is short enough to be heard at once. */
export function soundPortions(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap(cut);
}

function cut(paragraph: string): string[] {
  const text = paragraph.trim();
  if (text === "") return [];
  if (text.length <= longest) return [text];
  const head = text.slice(0, longest);
  const sentence = Math.max(head.lastIndexOf(". "), head.lastIndexOf("! "), head.lastIndexOf("? "));
  const at = sentence > 0 ? sentence + 1 : Math.max(head.lastIndexOf(" "), 0) || longest;
  return [text.slice(0, at), ...cut(text.slice(at))];
}

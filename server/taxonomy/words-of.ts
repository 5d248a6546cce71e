const word = /\p{L}[\p{L}\p{M}\d]*(?:[+#]+|(?<=\p{L})['’.]\p{L}+)?/gu;

/** The words of a text in lower case, two letters and more; "C++", "C#" and "Node.js" are one each. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(word) ?? []).filter((each) => each.length > 1).map(withoutPlural);
}

function withoutPlural(each: string): string {
  if (each.length <= 4 || !each.endsWith("s") || /(?:ss|us|is)$/.test(each)) return each;
  return each.endsWith("ies") ? `${each.slice(0, -3)}y` : each.slice(0, -1);
}

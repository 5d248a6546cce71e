const marks = /\p{M}+/gu;

/** Lower case without accents, digits all alike: "Años" and "anos", "5" and "3" are the same. */
export function folded(text: string): string {
  const plain = text.toLowerCase().replace(/\d/g, "0");
  // oxlint-disable-next-line no-control-regex -- plain ASCII needs no second look
  if (/^[\x00-\x7f]*$/.test(plain)) return plain;
  return plain.normalize("NFD").replace(marks, "").replaceAll("ß", "ss").replaceAll("’", "'");
}

/** The words of a folded text, with the signs that tell something. */
export function tokensOf(text: string): string[] {
  return folded(text).match(/[\p{L}][\p{L}0'+#-]*|0+|[£$€%?!&/+]/gu) ?? [];
}

export interface Token {
  word: string;
  start: number;
  end: number;
}

function isWordCode(code: number): boolean {
  if (code < 128)
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return (
    code >= 0xc0 &&
    code !== 0xd7 &&
    code !== 0xf7 &&
    !(code >= 0x2000 && code <= 0x2bff) &&
    !(code >= 0x3000 && code <= 0x303f) &&
    !(code >= 0xe000 && code <= 0xf8ff)
  );
}

/** Lower-case words of a text with their places; "C++", "C#" and ".NET" stay whole. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    if (!isWordCode(text.charCodeAt(at))) {
      at++;
      continue;
    }
    let start = at;
    while (at < length && isWordCode(text.charCodeAt(at))) at++;
    if (text[start - 1] === "." && /n/i.test(text[start]!) && !isWordCode(text.charCodeAt(start - 2)))
      start--;
    if (text[at] === "#") at++;
    else if (text[at] === "+" && text[at + 1] === "+") at += 2;
    tokens.push({ word: text.slice(start, at).toLowerCase(), start, end: at });
  }
  return tokens;
}

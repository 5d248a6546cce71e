/** Who is left unnamed. */
export interface Named {
  fullName: string;
  email: string;
}
const neutral = "Deleted user";
const shortestCut = 3;
/** No letter, mark or number goes on: "Ann Lee" is not in "Joann Leeds". */
const before = "(?<![\\p{L}\\p{M}\\p{N}])";
const after = "(?![\\p{L}\\p{M}\\p{N}])";
const asWritten = (words: string) => words;

/** Whether words name someone, by the whole name. */
export function isNamedIn(words: string, fullName: string) {
  return new RegExp(before + RegExp.escape(fullName) + after, "u").test(words);
}

/** A text without the name and the address of someone whose account is gone; `escape` is how the text writes them. */
export function withoutName(text: string, { fullName, email }: Named, escape = asWritten) {
  const unnamed = (left: string, pattern: string, by: string) =>
    left.replace(new RegExp(pattern, "gu"), () => by);
  // An address does not begin inside another one.
  let left = unnamed(text, `(?<![\\w.+-])${RegExp.escape(escape(email))}${after}`, neutral);
  left = unnamed(left, before + RegExp.escape(escape(fullName)) + after, neutral);
  // A line that was cut may have been cut inside the name.
  for (let length = fullName.length - 1; length >= shortestCut; length--)
    left = unnamed(left, `${before}${RegExp.escape(escape(fullName.slice(0, length)))}…`, `${neutral}…`);
  return left;
}

/** What is a tag, or a style, says nothing of anyone. */
const markup = /(<style>[^]*?<\/style>|<[^>]*>)/;

/** The same for HTML: the names of tags and their attributes stay. */
export function htmlWithoutName(html: string, named: Named, escape: (words: string) => string) {
  const parts = html.split(markup);
  return parts.map((part, at) => (at % 2 ? part : withoutName(part, named, escape))).join("");
}

/** The same for a calendar file, whose lines are folded and whose commas are marked (RFC 5545, 3.1 and 3.3.11). */
export function fileWithoutName(file: string, named: Named) {
  const marked = (words: string) => words.replace(/[\\;,]/g, (sign) => `\\${sign}`);
  return withoutName(file.replace(/\r?\n[ \t]/g, ""), named, marked)
    .split("\r\n")
    .map(folded)
    .join("\r\n");
}

const longestLine = 75;
function folded(line: string) {
  const parts: string[] = [];
  let part = "";
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > longestLine - 1) {
      parts.push(part);
      part = "";
    }
    part += sign;
  }
  return [...parts, part].join("\r\n ");
}

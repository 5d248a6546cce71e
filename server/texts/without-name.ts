/** Who is left unnamed. */
export interface Named {
  fullName: string;
  email: string;
}
const neutral = "Deleted user";
const shortestCut = 3;

/** A text without the name and the address of someone whose account is gone; `escape` is how the text writes them. */
export function withoutName(text: string, { fullName, email }: Named, escape = (words: string) => words) {
  let left = text.replaceAll(escape(email), neutral).replaceAll(escape(fullName), neutral);
  // A line that was cut may have been cut inside the name.
  for (let length = fullName.length - 1; length >= shortestCut; length--)
    left = left.replaceAll(`${escape(fullName.slice(0, length))}…`, `${neutral}…`);
  return left;
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

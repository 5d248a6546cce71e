export const deepestBody = 100;

/** Whether JSON nests so deep that whoever walks through it, then or when it is read again, could run out of stack. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const mark = json.charCodeAt(at);
    if (quoted) {
      if (mark === backslash) at++;
      else if (mark === quote) quoted = false;
    } else if (mark === quote) quoted = true;
    else if (mark === brace || mark === bracket) {
      if (++depth > deepestBody) return true;
    } else if (mark === braceEnd || mark === bracketEnd) depth--;
  }
  return false;
}
const [quote, backslash, brace, braceEnd, bracket, bracketEnd] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

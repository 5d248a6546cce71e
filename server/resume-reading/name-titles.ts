/** What may stand before a name: "Dr. med.", "Dipl.-Ing.", "M.Sc."; what is short for more only with its dot, because Phil is a name. */
const before =
  /^(?:(?:dra?|mrs?|ms|miss|mx|prof|herr|frau|drs|dott|sra?)\.?\s+|(?:med|dent|vet|phil|rer|nat|pol|oec|jur|theol|habil|dipl|ing|inf|mag|ir|h\.\s?c|[bm]\.\s?(?:sc|a|eng|ed))\.[\s-]*)+(?=\p{Lu})/iu;

const degrees =
  /^(?:ph\.?d|m\.?d|r\.?n|m\.?sc|b\.?sc|dr|esq|jr|sr|mba|bsn|msn|cpa|pmp|dds|pe|cfa|csm|mph|lcsw|phr|shrm-cp|cissp)\.?$/i;
/** Those that are also names are degrees only as they are written: Jack Ma has none. */
const written =
  /^(?:BA|MA|BEd|MEd|BEng|MEng|BTech|MTech|LLB|LLM|EdD|JD|DPT|DVM|PGCE|QTS|LPN|LVN|CNA|APRN|FNP|CEng|ACCA|ACA|MCIPD|Hons)\.?$/;
const letters = /^[A-Z]{2,5}(?:-[A-Z]{1,3})?$/;

/** A name without the titles before it, the degrees behind it, and the letters behind those: "Lena Moor RN, BSN, CCRN". */
export function withoutTitles(name: string): string {
  const bare = name.replace(before, "");
  const pieces = bare.split(/(?<!,)(?=,?\s)/u);
  const first = pieces.findIndex((piece, at) => at > 0 && beginsDegrees(piece, pieces.slice(0, at)));
  if (first < 0) return bare;
  const rest = pieces
    .slice(first)
    .filter((piece) => !isDegree(wordOf(piece)) && !letters.test(wordOf(piece)));
  return [...pieces.slice(0, first), ...rest].join("").replace(/[,\s]+$/u, "");
}

const wordOf = (piece: string) => piece.replace(/^[,\s]+|,$/gu, "");
const isDegree = (word: string) => degrees.test(word) || written.test(word);

/** A degree, or letters behind a comma and a whole name: "Lena Moor, CCRN", and not "MOOR, LENA". */
function beginsDegrees(piece: string, name: readonly string[]): boolean {
  const word = wordOf(piece);
  if (degrees.test(word)) return true;
  const isWhole = name.length > 1 && name.some((each) => /\p{Ll}/u.test(each));
  return isWhole && (written.test(word) || (piece.startsWith(",") && letters.test(word)));
}

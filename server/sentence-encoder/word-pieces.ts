/** A punctuation mark, or what stands between spaces and marks. */
const parts = /[\p{P}$+<=>^`|~]|[^\s\p{P}$+<=>^`|~]+/gu;
const accents = /\p{Mn}/gu;
const longestWord = 100;

/** The rows of the word pieces that a text is read as, as BERT reads it without case and accents. */
export function wordPieces(text: string, rows: ReadonlyMap<string, number>): number[] {
  const plain = text.toLowerCase().normalize("NFD").replace(accents, "");
  return (plain.match(parts) ?? []).flatMap((word) => piecesOf(word, rows));
}

/** The longest known beginning, then the longest that goes on from there; a word that cannot be put together is unknown. */
function piecesOf(word: string, rows: ReadonlyMap<string, number>): number[] {
  if (word.length > longestWord) return [rows.get("[UNK]")!];
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    const next = longestFrom(word, from, rows);
    if (!next) return [rows.get("[UNK]")!];
    pieces.push(next.row);
    from = next.end;
  }
  return pieces;
}

function longestFrom(word: string, from: number, rows: ReadonlyMap<string, number>) {
  for (let end = word.length; end > from; end -= 1) {
    const row = rows.get(`${from > 0 ? "##" : ""}${word.slice(from, end)}`);
    if (row !== undefined) return { row, end };
  }
  return null;
}

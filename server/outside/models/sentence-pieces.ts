export type Vocabulary = ReadonlyArray<[piece: string, score: number]>;

interface Node {
  next: Map<string, Node>;
  id: number;
}

/** The first rows of the vocabulary mark the unknown, beginnings and ends. */
const reserved = 6;
const space = "\u2581";

/** Cuts texts into the pieces a unigram vocabulary makes most likely. */
export function sentencePieces(vocabulary: Vocabulary): (text: string) => number[] {
  const root = trieOf(vocabulary);
  return (text) => pieceIds(text, vocabulary, root);
}

function trieOf(vocabulary: Vocabulary): Node {
  const root: Node = { next: new Map(), id: -1 };
  for (const [id, [piece]] of vocabulary.entries()) {
    if (id < reserved) continue;
    let node = root;
    for (const symbol of piece) {
      const next = node.next.get(symbol) ?? { next: new Map(), id: -1 };
      node.next.set(symbol, next);
      node = next;
    }
    node.id = id;
  }
  return root;
}

function pieceIds(text: string, vocabulary: Vocabulary, root: Node): number[] {
  const normal = text.normalize("NFKC");
  const symbols = [...(normal ? space + normal.replaceAll(" ", space) : "")];
  const best = new Float64Array(symbols.length + 1).fill(-Infinity);
  const piece = new Int32Array(symbols.length + 1);
  const from = new Int32Array(symbols.length + 1);
  best[0] = 0;
  for (let start = 0; start < symbols.length; start += 1) {
    reach({ end: start + 1, id: 0, score: best[start]! - 100, start });
    let node = root.next.get(symbols[start]!);
    for (let end = start + 1; node; end += 1) {
      if (node.id >= 0) reach({ end, id: node.id, score: best[start]! + vocabulary[node.id]![1], start });
      node = end < symbols.length ? node.next.get(symbols[end]!) : undefined;
    }
  }
  return backwards();

  function reach({ end, id, score, start }: { end: number; id: number; score: number; start: number }) {
    if (score <= best[end]!) return;
    best[end] = score;
    piece[end] = id;
    from[end] = start;
  }

  /** From the end to the beginning; unknown symbols beside each other are one unknown. */
  function backwards(): number[] {
    const ids: number[] = [];
    for (let end = symbols.length; end > 0; end = from[end]!) {
      const id = piece[end]!;
      if (id !== 0 || ids.at(-1) !== 0) ids.push(id);
    }
    return ids.reverse();
  }
}

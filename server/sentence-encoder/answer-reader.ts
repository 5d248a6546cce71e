import { mostTokens, type Token, Transformer, vectorSize } from "./transformer.ts";

/** A sentence that may answer, with its heading and the sentences beside it. */
export interface Passage {
  text: string;
  around: string;
}

/** The layers below are those of the sentence encoder. */
const firstOwn = 3;
const mostOfQuestion = 40;
const mostOfSentence = 56;
const mostOfSurroundings = 40;
/** Vectors of unit length are too short to part by. */
const stretch = 8;

/**
 * Reads a question and a sentence together and says whether the one answers the other, in log odds: its upper layers are
 * trained by scripts/sentence-encoder/train-answers.py.
 */
export function openAnswerReader(): (question: string, passage: Passage) => number {
  const transformer = new Transformer();
  const numbers = transformer.replaceLayers("./answer-layers.bin.gz", firstOwn);
  const second = numbers.subarray(0, vectorSize);
  const head = numbers.subarray(vectorSize, 2 * vectorSize);
  const bias = numbers[2 * vectorSize]!;
  return (question, passage) => {
    const vector = transformer.vectorOf(together(question, passage));
    return vector.reduce((sum, value, at) => sum + stretch * value * head[at]!, bias);
  };

  function together(question: string, { text, around }: Passage): Token[] {
    const end = transformer.special("[SEP]");
    const asked = transformer.piecesOf(question).slice(0, mostOfQuestion);
    const said = transformer.piecesOf(text).slice(0, mostOfSentence);
    const room = mostTokens - asked.length - said.length - 4;
    const beside = transformer.piecesOf(around).slice(0, Math.min(mostOfSurroundings, room));
    const first = [transformer.special("[CLS]"), ...asked, end];
    const behind = [...said, end, ...beside, ...(beside.length > 0 ? [end] : [])];
    return [...first.map((row) => ({ row })), ...behind.map((row) => ({ row, added: second }))];
  }
}

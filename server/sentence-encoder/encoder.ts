import { mostTokens, Transformer } from "./transformer.ts";

/**
 * Reads what a sentence means: all-MiniLM-L6-v2 (sentence-transformers, Apache License 2.0) in fewer bits, made by
 * scripts/sentence-encoder/build.py. Vectors are of unit length; closeness is the product of two.
 */
export function openEncoder(): (text: string) => Float32Array {
  const transformer = new Transformer();
  return (text) => {
    const said = transformer.piecesOf(text).slice(0, mostTokens - 2);
    const rows = [transformer.special("[CLS]"), ...said, transformer.special("[SEP]")];
    return transformer.vectorOf(rows.map((row) => ({ row })));
  };
}

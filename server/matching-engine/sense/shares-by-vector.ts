import type { Embeddings } from "#server/outside/models/models.ts";
import { occupationTitles } from "../titles/occupation-titles.ts";
import { sharesNear, titleMeaning } from "../titles/title-meaning.ts";

type SharesOf = (vector: Float32Array) => Float32Array;

/** What the vectors of a model say about occupations: learned for the built-in one; any other is shown the occupations once. */
export async function sharesByVector(embeddings: Embeddings): Promise<SharesOf> {
  if (embeddings.model === titleMeaning().model) {
    const { meaningOf, occupationsOf } = titleMeaning();
    return (vector) => occupationsOf(meaningOf(vector));
  }
  const described = occupationTitles().map(([, titles]) => titles.slice(0, 4).join(", "));
  const vectors = await embeddings.embed(described);
  const mean = vectors[0]!.map(
    (_, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length,
  );
  const turned = (vector: Float32Array) => centred(vector, mean);
  const centres = Float32Array.from(vectors.flatMap((vector) => [...turned(vector)]));
  return (vector) => sharesNear(centres, turned(vector));
}

function centred(vector: Float32Array, mean: Float32Array): Float32Array {
  const difference = vector.map((value, at) => value - mean[at]!);
  const length = Math.hypot(...difference) || 1;
  return difference.map((value) => value / length);
}

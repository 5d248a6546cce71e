import type { OccupationSpace } from "../titles/occupation-space.ts";
import { titleMeaning } from "../titles/title-meaning.ts";

export interface Sensed {
  titles: readonly string[];
  /** The encoder's vectors of the titles and of the text. */
  titleVectors: readonly Float32Array[];
  textVector: Float32Array | null;
}

/** Which occupations somebody's titles and words tell of, in shares that add up to one; half of it is read from each. */
export function shareOccupations(
  space: OccupationSpace,
  { titles, titleVectors, textVector }: Sensed,
): Float32Array {
  const { meaningOf, occupationsOf } = titleMeaning();
  const shares = new Float32Array(space.size);
  const titlesShare = titles.length === 0 ? 0 : textVector ? 0.5 : 1;
  for (const [nth, title] of titles.entries()) {
    const { occupations } = space.senseOf(title, occupationsOf(meaningOf(titleVectors[nth]!)));
    for (const [place, root] of occupations.entries())
      shares[place]! += (titlesShare * root * root) / titles.length;
  }
  if (textVector) {
    for (const [place, share] of occupationsOf(meaningOf(textVector)).entries())
      shares[place]! += (1 - titlesShare) * share;
  }
  return shares;
}

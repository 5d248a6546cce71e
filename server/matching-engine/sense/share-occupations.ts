import type { OccupationSpace } from "../titles/occupation-space.ts";

export interface Sensed {
  titles: readonly string[];
  /** What the meaning of each title and of the text says about occupations. */
  byTitles: readonly Float32Array[];
  byText: Float32Array | null;
}

/** Which occupations someone's titles and words tell of, in shares that add up to one; half of it is read from each. */
export function shareOccupations(space: OccupationSpace, { titles, byTitles, byText }: Sensed): Float32Array {
  const shares = new Float32Array(space.size);
  const titlesShare = titles.length === 0 ? 0 : byText ? 0.5 : 1;
  for (const [nth, title] of titles.entries()) {
    const { occupations } = space.senseOf(title, byTitles[nth]!);
    for (const [place, root] of occupations.entries())
      shares[place]! += (titlesShare * root * root) / titles.length;
  }
  if (byText) {
    for (const [place, share] of byText.entries()) shares[place]! += (1 - titlesShare) * share;
  }
  return shares;
}

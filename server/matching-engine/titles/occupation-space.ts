import { highest } from "../highest.ts";
import { TermIndex, type TermVector } from "./term-index.ts";
import { letterTerms, wordTerms } from "./title-terms.ts";
import { unitVector } from "#server/taxonomy/unit-vector.ts";

/** An occupation and the titles people in it go by. */
export type OccupationTitles = readonly [code: string, titles: readonly string[]];

/** What the known titles say about another one; of unit length, one number an occupation. */
export interface TitleSense {
  /** The occupations its nearest titles belong to, each as the root of its share. */
  occupations: Float32Array;
  letters: TermVector;
}

const neighbours = 40;
/** The nearest decide: a likeness counts with this power. */
const steepness = 8;
/** How much of the occupations is read from the meaning of the title, where it is known. */
const meaningShare = 0.3;

/** Places a title among the occupations by the titles that are known of each. */
export class OccupationSpace {
  readonly size: number;
  private readonly byLetters: TermIndex;
  private readonly byWords: TermIndex;
  private readonly owners: number[][];
  private readonly sums: Float32Array;

  constructor(occupations: readonly OccupationTitles[]) {
    this.size = occupations.length;
    const owners = new Map<string, number[]>();
    for (const [place, [, titles]] of occupations.entries()) {
      for (const title of titles) {
        const known = owners.get(title);
        if (known) known.push(place);
        else owners.set(title, [place]);
      }
    }
    this.owners = [...owners.values()];
    const titles = [...owners.keys()];
    this.byLetters = new TermIndex(titles.map(letterTerms));
    this.byWords = new TermIndex(titles.map(wordTerms));
    this.sums = new Float32Array(titles.length);
  }

  /** `fromMeaning` is what the meaning of the title says about its occupations, where a model can tell. */
  senseOf(title: string, fromMeaning: Float32Array | null): TitleSense {
    const letters = this.byLetters.vectorOf(letterTerms(title));
    const words = this.byWords.vectorOf(wordTerms(title));
    const near = this.nearest(letters, words);
    if (fromMeaning) {
      const share = near.some((value) => value > 0) ? meaningShare : 1;
      for (const [place, value] of fromMeaning.entries())
        near[place] = (1 - share) * near[place]! + share * value;
    }
    return { occupations: unitVector(near.map(Math.sqrt)), letters };
  }

  private nearest(letters: TermVector, words: TermVector): Float32Array {
    const { sums, owners } = this;
    sums.fill(0);
    this.byLetters.addLikeness(letters, sums, 0.5);
    this.byWords.addLikeness(words, sums, 0.5);
    const found = new Float32Array(this.size);
    let total = 0;
    for (const row of highest(sums, neighbours)) {
      const weight = sums[row]! ** steepness;
      for (const place of owners[row]!) {
        found[place]! += weight;
        total += weight;
      }
    }
    return total > 0 ? found.map((value) => value / total) : found;
  }
}

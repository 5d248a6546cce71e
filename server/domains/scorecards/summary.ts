import { type Attribute, type Recommendation, ratings, recommendations } from "#contract/scorecards.ts";
import type { KeptRating } from "./tables.ts";

interface Given {
  recommendation: Recommendation;
  ratings: readonly KeptRating[];
}

/** What all scorecards of a stage say together: in the order of the kit, then what it no longer has. */
export function summaryOf(given: readonly Given[], attributes: readonly Attribute[]) {
  const names = new Map(attributes.map(({ id, name }) => [id, name]));
  const all = given.flatMap((card) => card.ratings);
  for (const { attributeId, name } of all) if (!names.has(attributeId)) names.set(attributeId, name);
  return {
    recommendations: recommendations.map(
      (each) => given.filter(({ recommendation }) => recommendation === each).length,
    ),
    attributes: [...names].map(([attributeId, name]) => {
      const given = all.flatMap((each) =>
        each.attributeId === attributeId && each.rating !== null ? [each.rating] : [],
      );
      return {
        attributeId,
        name,
        ratings: ratings.map((each) => given.filter((rating) => rating === each).length),
        average:
          given.length === 0 ? null : given.reduce<number>((sum, each) => sum + each, 0) / given.length,
      };
    }),
  };
}

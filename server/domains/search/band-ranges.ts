import { companySizeBounds, fundingStages } from "#contract/company-shapes.ts";
import type { SearchTerms } from "#contract/search.ts";
import type { Filter, IndexDefinition } from "#server/search-engine/index.ts";

type Range = SearchTerms["ranges"][string];

/** What is known in bands only can be asked for as a range too: each band is a value of an attribute. */
const banded: Record<string, { attribute: string; bands: { value: string; min: number; max: number }[] }> = {
  employees: {
    attribute: "companySize",
    bands: companySizeBounds.map(({ size, min, max }) => ({ value: size, min, max })),
  },
  fundingStage: {
    attribute: "fundingStage",
    bands: fundingStages.map((value, at) => ({ value, min: at, max: at })),
  },
};

/** Every band that reaches into the range; null where the name is no such range of this index. */
export function bandsWithin(
  name: string,
  { min = -Infinity, max = Infinity }: Range,
  { attributes }: IndexDefinition,
): Filter | null {
  const known = banded[name];
  if (!known || attributes[known.attribute] !== "string") return null;
  const within = known.bands.filter((band) => band.max >= min && band.min <= max);
  return { attribute: known.attribute, is: within.map(({ value }) => value) };
}

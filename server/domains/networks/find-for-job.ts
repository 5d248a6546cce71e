import type { Context } from "#server/context.ts";
import { sitesIn } from "#server/places/sites.ts";
import type { Filter } from "#server/search-engine/index.ts";
import { skillKeys } from "./skill-keys.ts";

interface Sought {
  index: "candidates" | "talent";
  title: string;
  skills: readonly string[];
  filters: Filter[];
  most: number;
}
/** The people a job's title finds, then those its skills find, as ids of the index. */
export async function findForJob({ outside }: Pick<Context, "outside">, sought: Sought): Promise<string[]> {
  const { index, title, skills, filters, most } = sought;
  const engine = outside.searchEngine;
  const keys = skillKeys(skills);
  const [byTitle, bySkill] = await Promise.all([
    engine.search(index, { text: title, filters, size: most, atLeast: most, prefix: false }),
    keys.length
      ? engine.search(index, { filters: [...filters, { attribute: "skillKeys", is: keys }], size: most })
      : null,
  ]);
  const ids = [...byTitle.hits, ...(bySkill?.hits ?? [])].map(({ id }) => id);
  return [...new Set(ids)].slice(0, most);
}

const nearKm = 80;

/** Around one of the places, unless the work can be done from anywhere. */
export function aroundPlaces({ locations, remote }: { locations: string[]; remote: boolean }): Filter[] {
  const points = remote ? [] : locations.flatMap(sitesIn).flatMap(({ city }) => city ?? []);
  if (points.length === 0) return [];
  return [
    {
      or: points.map(({ latitude, longitude }) => ({
        attribute: "where",
        near: { latitude, longitude },
        km: nearKm,
      })),
    },
  ];
}

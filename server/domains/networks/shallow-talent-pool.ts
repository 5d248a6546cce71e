import { inArray } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import type { Filter } from "#server/search-engine/index.ts";
import { aroundPlaces } from "./find-for-job.ts";
import { skillKeys } from "./skill-keys.ts";
import { shownTo } from "./talent-pool.ts";

const shown = 3;
const skillsShown = 4;
interface Written {
  title: string;
  skills: string[];
  place: string;
  remote: boolean;
}
/** How many people here fit a job that is being written, and a few of them without names. */
export async function shallowTalentPool(context: CompanyContext, { title, skills, place, remote }: Written) {
  const { db, outside } = context;
  const keys = skillKeys(skills);
  const bySkill: Filter[] = keys.length ? [{ attribute: "skillKeys", is: keys }] : [];
  const { hits, total } = await outside.searchEngine.search("talent", {
    text: title,
    filters: [shownTo(context.viewer.companyId), ...aroundPlaces({ locations: [place], remote }), ...bySkill],
    size: shown,
    prefix: false,
  });
  const ids = hits.map(({ id }) => id);
  const rows = ids.length ? await db.select().from(candidates).where(inArray(candidates.id, ids)) : [];
  return {
    count: total,
    people: rows
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((row) => ({
        title: row.headline,
        location: row.location,
        experienceLength: row.experienceLength,
        skills: row.skills.slice(0, skillsShown),
      })),
  };
}

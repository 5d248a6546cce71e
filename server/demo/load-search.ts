import { addDays } from "#shared/times/add-days.ts";
import { inArray, sql } from "drizzle-orm";
import { jobClicks, jobs } from "#server/domains/jobs/tables.ts";
import { collections } from "#server/domains/collections/tables.ts";
import { recentSearches, searchClicks, searchLog } from "#server/domains/search/tables.ts";
import { savedSearches } from "#server/domains/saved-searches/tables.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";
import { asked, collectionsOfWorld } from "./world/searches.data.ts";

const dayMs = 86_400_000;
/** How a job's clicks lie over the last days, newest first. */
const shareOfDay = [0.18, 0.15, 0.12, 0.1, 0.1, 0.09, 0.08, 0.06, 0.05, 0.04, 0.02, 0.01];

/** Where the hits stood that people opened, from 1, search by search; of two in five none was opened. */
const positions = [1, 2, Infinity, 1, Infinity, 3, 1, Infinity, 5, Infinity];

/** Collections, clicks of the last days, and what people looked for. */
export async function loadSearch(load: Load) {
  await loadCollections(load);
  await loadClicks(load);
  const { tx, now } = load;
  const searches = asked.flatMap(({ query, times, total }) =>
    Array.from({ length: times }, (_, at) => ({
      id: newId(),
      index: "jobs" as const,
      query,
      filtered: at % 3 === 0,
      total,
      at: new Date(now.getTime() - ((at * 7) % 20) * dayMs - at * 60_000),
    })),
  );
  await inChunks(tx, searchLog, searches);
  await inChunks(
    tx,
    searchClicks,
    searches.flatMap(({ id, total, at }, number) => {
      const position = positions[number % positions.length]!;
      const hitId = load.world.jobs[number % load.world.jobs.length]!.id;
      return position <= total ? [{ id: newId(), searchId: id, hitId, position, at }] : [];
    }),
  );
  await loadOwnSearches(load);
}

async function loadCollections({ tx, world, now }: Load) {
  const companies = new Map(world.companies.map((company) => [company.id, company]));
  for (const { belongs, ...collection } of collectionsOfWorld) {
    const id = newId();
    await tx.insert(collections).values({ id, ...collection, createdAt: now, changedAt: now });
    const members = world.jobs.filter((job) => belongs(job, companies.get(job.companyId)!));
    if (members.length)
      await tx
        .update(jobs)
        .set({ collectionIds: sql`array_append(${jobs.collectionIds}, ${id})` })
        .where(
          inArray(
            jobs.id,
            members.map((job) => job.id),
          ),
        );
  }
}

function loadClicks({ tx, world, now }: Load) {
  const rows = world.jobs.flatMap((job) =>
    shareOfDay.flatMap((share, days) => {
      const clicks = Math.floor(job.clickCount * share);
      const at = addDays(now, -days);
      const wasThere = job.publishedAt !== null && job.publishedAt <= at;
      return clicks > 0 && wasThere ? [{ jobId: job.id, day: at.toISOString().slice(0, 10), clicks }] : [];
    }),
  );
  return inChunks(tx, jobClicks, rows);
}

/** The demo job seeker keeps one search and made another. */
async function loadOwnSearches({ tx, world, now }: Load) {
  const seeker = world.users.find(({ email }) => email === world.demo.seeker);
  if (!seeker) return;
  const terms = { query: "data engineer", filters: { remote: ["true"] }, ranges: {}, place: null };
  await tx.insert(savedSearches).values({
    id: newId(),
    userId: seeker.id,
    name: "Data engineer, remote",
    index: "jobs",
    terms,
    alert: "daily",
    feedKey: newId().replaceAll("-", ""),
    seenAt: addDays(now, -3),
    createdAt: addDays(now, -20),
  });
  await tx
    .insert(recentSearches)
    .values({ id: newId(), userId: seeker.id, index: "jobs", terms, same: "demo", at: now });
}

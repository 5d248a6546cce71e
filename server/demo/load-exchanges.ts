import { addDays } from "#shared/times/add-days.ts";
import { inArray } from "drizzle-orm";
import { applications } from "#server/domains/applications/tables.ts";
import { jobExchanges, jobTrackerDays, jobTrackers } from "#server/domains/exchanges/tables.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";
import type { Job } from "./world/world.ts";
/** Where the demo company advertises: always, and by department. */
const everywhere = ["energy-jobline", "environmentjob", "arbeitsagentur"];
const byDepartment: Record<string, string[]> = {
  Engineering: ["hacker-news-who-is-hiring", "we-work-remotely"],
  Data: ["hacker-news-who-is-hiring", "asa-jobweb"],
  Design: ["dribbble-jobs"],
  Marketing: ["superpath"],
};
/** So many clicks came on each day since, newest last. */
const clicksOfDays = [9, 14, 11, 6, 4, 7, 5, 3, 2, 4, 1, 2];

/** Some jobs draw more people than others. */
const interest = [1, 0.6, 1.3, 0.8];

/** A few jobs of the demo company stand elsewhere too; some of those who applied came from there. */
export async function loadExchanges(load: Load) {
  const { tx } = load;
  const exchanges = await tx.select().from(jobExchanges);
  const bySlug = new Map(exchanges.map((exchange) => [exchange.slug, exchange]));
  for (const [at, job] of jobsToBoost(load).entries()) {
    const slugs = [...(byDepartment[job.department] ?? []), ...everywhere].slice(0, 4 - (at % 2));
    const applied = applicationsOf(load, job);
    for (const [place, slug] of slugs.entries()) {
      const exchange = bySlug.get(slug)!;
      const share = applied.filter((_, index) => index % (slugs.length + 2) === place);
      await boost(load, { job, exchange, share, interest: interest[at]!, paused: at === 1 && place === 2 });
    }
  }
}

/** The open jobs of the demo company with most applicants. */
function jobsToBoost({ world }: Load) {
  const hire = world.users.find(({ email }) => email === world.demo.hire);
  const companyId = world.companyAdmins.find(({ userId }) => userId === hire?.id)?.companyId;
  const count = (job: Job) => world.applications.filter(({ jobId }) => jobId === job.id).length;
  return world.jobs
    .filter((job) => job.companyId === companyId && job.status === "live" && !job.internal)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, interest.length);
}

/** Those who came by themselves, for whoever was referred or invited came by nobody's link. */
function applicationsOf({ world }: Load, job: Job) {
  return world.applications.filter(({ jobId, source }) => jobId === job.id && source === "Careers page");
}

interface Boosted {
  job: Job;
  exchange: { id: string; name: string };
  share: Load["world"]["applications"];
  interest: number;
  paused: boolean;
}
async function boost({ tx, now }: Load, { job, exchange, share, interest: drawn, paused }: Boosted) {
  const first = addDays(now, -clicksOfDays.length);
  const applied = share.filter(({ appliedAt }) => appliedAt >= first);
  const id = newId();
  await tx.insert(jobTrackers).values({
    id,
    jobId: job.id,
    companyId: job.companyId,
    exchangeId: exchange.id,
    code: newId().replaceAll("-", "").slice(-10),
    status: paused ? "paused" : "live",
    createdAt: first,
  });
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const weight = exchange.name.length % 3;
  const rows = clicksOfDays.map((clicks, index) => {
    const day = dayOf(addDays(first, index + 1));
    const came = applied.filter(({ appliedAt }) => dayOf(appliedAt) === day).length;
    return {
      trackerId: id,
      day,
      clicks: Math.max(came, Math.floor((clicks * drawn) / (1 + weight))),
      applications: came,
    };
  });
  await inChunks(
    tx,
    jobTrackerDays,
    rows.filter(({ clicks }) => clicks > 0),
  );
  const counted = new Set(rows.map(({ day }) => day));
  const ids = applied.filter(({ appliedAt }) => counted.has(dayOf(appliedAt))).map((each) => each.id);
  if (ids.length)
    await tx.update(applications).set({ source: exchange.name }).where(inArray(applications.id, ids));
}

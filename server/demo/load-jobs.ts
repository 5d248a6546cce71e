import { jobFeeds, jobTeamMembers, jobs } from "#server/domains/jobs/tables.ts";
import { readDescription } from "#server/domains/jobs/requirements/read-description.ts";
import { addDays } from "#shared/times/add-days.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { minorUnits } from "#shared/money/money.ts";
import { seniorityWords } from "./load-people.ts";
import { type Load, inChunks } from "./load.ts";

function budgetOf(units: number, place: string | null) {
  const budgetCurrency = currencyOfPlace(place);
  return { budget: minorUnits(units, budgetCurrency), budgetCurrency };
}

/** Jobs with what their words ask for, their teams and the boards they come from. */
export async function loadJobs({ tx, world, now }: Load) {
  const headquarters = new Map(world.companies.map((each) => [each.id, each.companyHQlocation]));
  await inChunks(
    tx,
    jobs,
    world.jobs.map(({ team, role: _, ...job }) => ({
      ...job,
      ...readDescription(job.jobTitle, job.jobDescription, { written: true }),
      seniority: seniorityWords(job.seniority),
      ...budgetOf(job.budget, headquarters.get(job.companyId) ?? null),
      hiringManagerEmail: team.hiringManagerEmail,
      changedAt: job.closedAt ?? job.publishedAt ?? now,
      confirmedAt: job.status === "live" ? confirmedOf(job.publishedAt, now) : null,
    })),
  );
  await inChunks(
    tx,
    jobTeamMembers,
    world.jobs.flatMap(({ id, team, createdAt }) => [
      { jobId: id, memberId: team.hiringManagerId, role: "manager" as const, at: createdAt },
      ...team.memberIds
        .filter((member) => member !== team.hiringManagerId)
        .map((memberId) => ({ jobId: id, memberId, role: "member" as const, at: createdAt })),
    ]),
  );
  await inChunks(
    tx,
    jobFeeds,
    world.jobFeeds.map((feed) => ({ ...feed, createdAt: feed.lastReadAt })),
  );
}

/** Teams of the demo world confirmed their jobs ten days ago, unless a job is younger. */
function confirmedOf(publishedAt: Date | null, now: Date) {
  const tenDaysAgo = addDays(now, -10);
  return publishedAt && publishedAt > tenDaysAgo ? publishedAt : tenDaysAgo;
}

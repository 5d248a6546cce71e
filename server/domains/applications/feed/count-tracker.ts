import { type SQL, and, count, eq, ne, not, sql } from "drizzle-orm";
import { type TrackerGroup, trackerGroups } from "#contract/application-counts.ts";
import type { UserContext } from "#server/context.ts";
import { onlyAsked } from "../ever-reached.ts";
import { notOwn } from "../queries.ts";
import { applications } from "../tables.ts";

const { applicationState: state, stage } = applications;

/** The group of an application, by its state and stage; leads belong to none. */
function groupOf({ state, stage }: { state: SQL; stage: SQL }) {
  return sql<TrackerGroup>`case
    when ${state} in ('pending', 'review', 'referralRequest') then 'applied'
    when ${state} = 'outbound' then 'invited'
    when ${state} in ('denied', 'expired') then 'passed'
    when ${state} = 'declined' then 'declined'
    when ${state} = 'pipeline' and ${stage} = 'offer' then 'offers'
    when ${state} = 'pipeline' and ${stage} = 'hired' then 'hired'
    else 'interviewing' end`;
}
const asItIs = groupOf({ state: sql`${state}`, stage: sql`${stage}` });

/** What a company counts: neither leads nor who only asked an employee for a referral, for it decides about neither. */
function ofTeam(companyId: string) {
  return and(eq(applications.companyId, companyId), ne(state, "lead"), not(onlyAsked));
}
/** The ids of a company's applications that a group counts. */
export function trackedIds(companyId: string, group: TrackerGroup): SQL {
  return sql`(select ${applications.id} from ${applications} where ${and(ofTeam(companyId), eq(asItIs, group))})`;
}

/** The status of one's own applications, as the candidate may know it, or all of one's company. */
export async function countTracker({ db, viewer }: UserContext, as: "candidate" | "company" | undefined) {
  const companyId = as === "candidate" ? null : viewer.companyId;
  const group = companyId ? asItIs : asCandidateKnows;
  const mine = eq(applications.candidateId, viewer.candidateId ?? viewer.sessionId);
  const rows = await db
    .select({ group, number: count() })
    .from(applications)
    .where(companyId ? and(ofTeam(companyId), notOwn(viewer)) : and(mine, sql`${known.state} <> 'lead'`))
    .groupBy(sql`1`);
  const counts = Object.fromEntries(trackerGroups.map((name) => [name, 0])) as Record<TrackerGroup, number>;
  for (const { group: name, number } of rows) counts[name] = number;
  return { total: rows.reduce((sum, { number }) => sum + number, 0), ...counts };
}

/** What can still be undone has not happened yet for the candidate. */
const before = sql`${applications.pendingUndo} -> 'before'`;
const known = {
  state: sql`coalesce(${before} ->> 'applicationState', ${state})`,
  stage: sql`case when ${applications.pendingUndo} is null then ${stage} else ${before} ->> 'stage' end`,
};
const asCandidateKnows = groupOf(known);

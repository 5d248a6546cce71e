import { eq, inArray, sql } from "drizzle-orm";
import { referralSources } from "#contract/application-sources.ts";
import { mostTags } from "#contract/applicant-tags.ts";
import type { Transaction } from "#server/database/open.ts";
import { publishAll } from "#server/events/events.ts";
import { applicationEvents } from "../events.ts";
import { idsOf } from "../publish-move.ts";
import type { Application } from "../queries.ts";
import { applicationHistory, applications } from "../tables.ts";
import { sameJobs } from "./which-stays.ts";

interface Joined {
  externalId: string;
  candidateId: string;
  now: Date;
}
/** An application that is gone, and the one for the same job that took it over. */
export interface TakenOver {
  id: string;
  keptId: string;
}
/** A person without an account has one now: their leads and invitations are the candidate's. What they sent for the same job by themselves takes over what the team had. */
export async function moveLeads(
  tx: Transaction,
  { externalId, candidateId, now }: Joined,
): Promise<TakenOver[]> {
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.candidateId, [externalId, candidateId]))
    .orderBy(applications.id)
    .for("update");
  const of = (id: string) => rows.filter((row) => row.candidateId === id);
  const both = sameJobs(of(externalId), of(candidateId), true);
  for (const { stays, leaves } of both) await takeOver(tx, { from: leaves, to: stays }, now);
  await tx.update(applications).set({ candidateId }).where(eq(applications.candidateId, externalId));
  return both.map(({ stays, leaves }) => ({ id: leaves.id, keptId: stays.id }));
}

interface Two {
  from: Application;
  to: Application;
}
async function takeOver(tx: Transaction, { from, to }: Two, now: Date) {
  await tx
    .update(applicationHistory)
    .set({ applicationId: to.id })
    .where(eq(applicationHistory.applicationId, from.id));
  await moveTags(tx, { from, to });
  await tx.delete(applications).where(eq(applications.id, from.id));
  // A lead that the team had twice is none of the person's own doing.
  const first = to.applicationState === "lead" || isReferred(to) ? to : from;
  const [kept] = await tx
    .update(applications)
    .set({
      source: first.source,
      manualAdd: first.manualAdd,
      invitation: to.invitation ?? from.invitation,
      tookOverId: from.id,
      version: to.version + 1,
    })
    .where(eq(applications.id, to.id))
    .returning();
  await publishAll(tx, applicationEvents.changed, {
    all: [from, kept!].map((row) => ({ ...idsOf(row, null), version: row.version })),
    at: now,
  });
}

/** An employee spoke for the person, or shared the link they came by. */
const isReferred = ({ employeeId, source }: Application) =>
  employeeId !== null || source === referralSources.link;

/** The tags that the application that stays lacks, as many as it may have. */
function moveTags(tx: Transaction, { from, to }: Two) {
  return tx.execute(sql`update application_tags set application_id = ${to.id}
    where id in (select id from application_tags lost
      where application_id = ${from.id}
        and not exists (select 1 from application_tags kept
          where kept.application_id = ${to.id} and lower(kept.tag) = lower(lost.tag))
      order by created_at
      limit greatest(0, ${mostTags} - (select count(*) from application_tags where application_id = ${to.id})))`);
}

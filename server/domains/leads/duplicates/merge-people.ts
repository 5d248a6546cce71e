import { addDays } from "#shared/times/add-days.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { ChosenField } from "#contract/duplicate-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { type JoinedApplications, applications, nameOf } from "#server/domains/applications/index.ts";
import { findExternal, holdPeople, lockExternal } from "#server/domains/external-candidates/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { leadEvents } from "../events.ts";
import { peopleMerges } from "../tables.ts";
import { leadTasks } from "../tasks.ts";
import { type Joining, type PersonOfCompany, joinRecords } from "./joined-records.ts";
import { showMerge } from "./list-duplicates.ts";
import { peopleOfCompany } from "./people-of-company.ts";
const undoDays = 30;

interface Wanted {
  keptId: string;
  goneId: string;
  take: ChosenField[];
}
/** Makes two records one. An account's own data stays as its owner has it: only what the company has is joined. */
export async function mergePeople(context: CompanyContext, { keptId, goneId, take }: Wanted) {
  const { db, viewer, now } = context;
  const { companyId, userId: byUserId } = viewer;
  const id = newId();
  await db.transaction(async (tx) => {
    await holdPeople(tx, companyId);
    const [kept, gone] = await twoOf(tx, context, [keptId, goneId]);
    await refuseMerged(tx, context, { keptId, goneId });
    if (gone.userId && !kept.userId)
      throw invalid("Keep the person who has an account.", { keptId: "Keep the one with an account" });
    const at = now();
    const joining = { companyId, kept, gone, take, now: at };
    const records = await joinRecords(tx, joining);
    const undoUntil = lastChance(gone, at);
    await tx.insert(peopleMerges).values({
      id,
      companyId,
      keptId,
      goneId,
      byUserId,
      at,
      undoUntil,
      records,
      keptName: kept.fullName,
      goneName: gone.fullName,
      lost: await wordsAbout(tx, records.applications?.lost ?? []),
      ...(await formerAddresses(tx, joining)),
    });
    await enqueue(tx, leadTasks.settleMerge, { data: { id }, at: undoUntil, key: settleKey(id) });
    await publish(tx, leadEvents.peopleChanged, { data: { companyId }, at });
    // Who they are is not kept: the log outlives the people.
    await audit(
      tx,
      { viewer, now: at },
      { action: "people.merged", subject: { kind: "person", id: keptId, companyId }, after: { goneId } },
    );
  });
  return showMerge(context.db, id);
}

/** Someone with an account stays beside whom they were merged with: merged once, and never the one to keep after that. */
async function refuseMerged(
  tx: Transaction,
  { viewer }: CompanyContext,
  { keptId, goneId }: Pick<Wanted, "keptId" | "goneId">,
) {
  const { companyId, goneId: gone } = peopleMerges;
  const merged = await tx.$count(
    peopleMerges,
    and(eq(companyId, viewer.companyId), inArray(gone, [keptId, goneId])),
  );
  if (merged) throw conflict("ALREADY_MERGED", "This person was merged with someone already.");
}
export const settleKey = (id: string) => `people-merge:${id}`;

/** Two different people of the company, their records held until the transaction ends. */
export async function twoOf(
  tx: Transaction,
  { viewer }: CompanyContext,
  [oneId, otherId]: [string, string],
): Promise<[PersonOfCompany, PersonOfCompany]> {
  await lockExternal(tx, viewer.companyId, [oneId, otherId]);
  const people = await peopleOfCompany(tx, viewer, [oneId, otherId]);
  const one = people.find(({ id }) => id === oneId);
  const other = people.find(({ id }) => id === otherId);
  if (!one || !other || one === other) throw notFound("Person");
  return [one, other];
}

/** What the company may no longer keep is not kept for undo either. */
function lastChance({ record }: PersonOfCompany, now: Date) {
  const month = addDays(now, undoDays);
  return record && record.keptUntil < month ? record.keptUntil : month;
}

async function wordsAbout(tx: Transaction, lost: JoinedApplications["lost"]) {
  if (lost.length === 0) return [];
  const { id, applicationState, stage, withdrawn } = applications;
  const rows = await tx
    .select({ id, applicationState, stage, withdrawn, jobTitle: jobs.jobTitle, ownStages })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      inArray(
        id,
        lost.map(({ keptId }) => keptId),
      ),
    );
  return lost.map(({ id: lostId, keptId }) => {
    const row = rows.find((each) => each.id === keptId)!;
    return { id: lostId, keptId, jobTitle: row.jobTitle, kept: nameOf(row, row.ownStages) };
  });
}

/** Of one's own records the addresses that were not chosen are known on: objections and answers come from them. */
async function formerAddresses(tx: Transaction, { gone, kept }: Joining) {
  const now = kept.record && (await findExternal(tx, kept.id));
  if (!now) return {};
  const [email, linkedIn] = (["email", "linkedIn"] as const).map((field) =>
    [gone.record?.[field], kept.record?.[field]].find((address) => address && address !== now[field]),
  );
  return { formerEmail: email ?? null, formerLinkedIn: linkedIn ?? null };
}

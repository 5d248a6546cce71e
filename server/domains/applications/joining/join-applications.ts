import { and, eq, inArray, sql } from "drizzle-orm";
import { mostTags } from "#contract/applicant-tags.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { type RowImage, imagesOf, putBack } from "#server/database/row-images.ts";
import { conflict } from "#server/errors/refusal.ts";
import { applicationScores, applicationViews } from "../decision-log/tables.ts";
import { applicationTags, applicationVotes } from "../notes/tables.ts";
import { publishChange } from "../publish-move.ts";
import type { Application } from "../queries.ts";
import { applicationHistory, applications, sentResumes } from "../tables.ts";
import { sameJobs } from "./which-stays.ts";

export interface JoiningPeople {
  companyId: string;
  goneId: string;
  keptId: string;
  /** The kept person has an account, whose owner sees all but leads. */
  account: boolean;
  now: Date;
}
/** What has to be known to put everything back. */
export interface JoinedApplications {
  /** The kept person's now. */
  moved: string[];
  /** Gone, because the other one for the same job went further. */
  lost: { id: string; jobId: string; keptId: string }[];
  /** Tags that an application got from the one that is gone. */
  tagIds: string[];
  rows: RowImage[];
  ofRows: RowImage[][];
}
const about = [
  applicationHistory,
  applicationTags,
  applicationVotes,
  sentResumes,
  applicationScores,
  applicationViews,
] as const;

/** The applications of one person become another's; where both are on one job, the one that went further stays. */
export async function joinApplications(tx: Transaction, joining: JoiningPeople): Promise<JoinedApplications> {
  const { goneId, keptId, account } = joining;
  const rows = await lockBoth(tx, joining);
  const of = (id: string) => rows.filter(({ candidateId }) => candidateId === id);
  const lost = sameJobs(of(goneId), of(keptId), account).map(({ jobId, stays, leaves }) => ({
    id: leaves.id,
    jobId,
    keptId: stays.id,
  }));
  const ids = lost.map(({ id }) => id);
  const images = ids.length ? await takeOut(tx, ids) : { rows: [], ofRows: [] };
  const tagIds = await copyTags(tx, images.ofRows[about.indexOf(applicationTags)] ?? [], lost);
  const moved = of(goneId).flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
  await giveTo(tx, moved, keptId);
  await tell(tx, rows, joining.now);
  return { moved, lost, tagIds, ...images };
}

/** Puts everything back; refused once someone answered as the person they were taken for. */
export async function partApplications(
  tx: Transaction,
  { moved, lost, tagIds, rows, ofRows }: JoinedApplications,
  { goneId, now }: { goneId: string; now: Date },
) {
  const joined = await findAll(tx, moved);
  const asLeft = ["lead", "outbound", "declined", "expired"];
  if (joined.some(({ applicationState }) => !asLeft.includes(applicationState)))
    throw conflict("ANSWERED_SINCE", "They’ve answered since, so this merge can’t be undone.");
  await giveTo(tx, moved, goneId);
  if (tagIds.length) await tx.delete(applicationTags).where(inArray(applicationTags.id, tagIds));
  await putBack(tx, applications, rows);
  for (const [place, table] of about.entries()) await putBack(tx, table, ofRows[place] ?? []);
  await tell(tx, await findAll(tx, [...moved, ...lost.flatMap(({ id, keptId }) => [id, keptId])]), now);
}

/** Both people's applications, held until the transaction ends. */
async function lockBoth(tx: Transaction, { companyId, goneId, keptId }: JoiningPeople) {
  const rows = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.companyId, companyId), inArray(applications.candidateId, [goneId, keptId])))
    .orderBy(applications.id)
    .for("update");
  if (rows.some(({ pendingUndo }) => pendingUndo))
    throw conflict(
      "UNDO_OPEN",
      "What was just done with one of them can still be undone. Try again in a few seconds.",
    );
  return rows;
}

async function takeOut(tx: Transaction, ids: string[]) {
  const rows = await imagesOf(tx, applications, inArray(applications.id, ids));
  const ofRows = [];
  for (const table of about) ofRows.push(await imagesOf(tx, table, inArray(table.applicationId, ids)));
  await tx.delete(applications).where(inArray(applications.id, ids));
  return { rows, ofRows };
}

/** The application that stays gets the tags of the other that it lacks, as many as it may have. */
async function copyTags(tx: Transaction, tags: RowImage[], lost: JoinedApplications["lost"]) {
  const added: string[] = [];
  for (const { id: lostId, keptId } of lost) {
    const own = await tx.$count(applicationTags, eq(applicationTags.applicationId, keptId));
    const theirs = tags.filter(({ application_id: from }) => from === lostId).slice(0, mostTags - own);
    const copies = theirs.map((tag) => ({ ...tag, id: newId(), application_id: keptId }));
    const names = copies.map(({ tag }: RowImage) => String(tag).toLowerCase());
    const known = names.length
      ? await tx
          .select({ tag: sql<string>`lower(${applicationTags.tag})` })
          .from(applicationTags)
          .where(
            and(
              eq(applicationTags.applicationId, keptId),
              inArray(sql`lower(${applicationTags.tag})`, names),
            ),
          )
      : [];
    const fresh = copies.filter((_, place) => !known.some(({ tag }) => tag === names[place]));
    await putBack(tx, applicationTags, fresh);
    added.push(...fresh.map(({ id }) => id));
  }
  return added;
}

async function giveTo(tx: Transaction, ids: string[], candidateId: string) {
  if (ids.length) await tx.update(applications).set({ candidateId }).where(inArray(applications.id, ids));
}

function findAll(tx: Transaction, ids: string[]): Promise<Application[]> {
  return tx.select().from(applications).where(inArray(applications.id, ids));
}

/** Colleagues' screens read them again, and reports count them again. */
async function tell(tx: Transaction, rows: Application[], at: Date) {
  for (const row of rows) await publishChange(tx, row, { who: { userId: null }, now: at });
}

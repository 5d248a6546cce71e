import { and, asc, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addDays } from "#shared/times/add-days.ts";
import type { Transaction } from "#server/database/open.ts";
import { dropFile } from "#server/domains/files/index.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { notInUse } from "./in-use.ts";
import { resumeReadings, resumes } from "./tables.ts";
import { resumeTasks } from "./tasks.ts";

/** For so long a deleted resume can be brought back, and a document that was read can become one. */
const keptDays = 1;
const everyMs = 3_600_000;
const atOnce = 500;

/** The task "resumes.forget", hourly: what nobody can bring back goes, with its document. */
export async function forgetDeleted(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = addDays(now, -keptDays);
  const gone = [...(await dropResumes(tx, before)), ...(await dropUnsaved(tx, before))];
  const documents = gone.flatMap(({ fileId }) => fileId ?? []);
  for (const id of await unused(tx, documents)) await dropFile(tx, id, now);
  await runNext(tx, resumeTasks.forget, gone.length < atOnce ? new Date(now.getTime() + everyMs) : now);
}

/** Not those that a version follows: it is written from what they say. */
async function dropResumes(tx: Transaction, before: Date) {
  const version = alias(resumes, "version");
  const versions = tx.select({ id: version.id }).from(version).where(eq(version.baseId, resumes.id));
  const old = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.deleted, true),
        lt(resumes.changedAt, before),
        notExists(versions),
        notInUse("ofResume", resumes.id),
      ),
    )
    .orderBy(asc(resumes.id))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  return tx.delete(resumes).where(inArray(resumes.id, ids)).returning({ fileId: resumes.fileId });
}

/** Readings of who has an account; those of an onboarding go with it. */
function dropUnsaved(tx: Transaction, before: Date) {
  return tx
    .delete(resumeReadings)
    .where(and(isNull(resumeReadings.signupProfileId), lt(resumeReadings.at, before)))
    .returning({ fileId: resumeReadings.fileId });
}

/** Those of these documents that no resume and no application has anymore. */
async function unused(tx: Transaction, ids: string[]) {
  const id = sql`document.id`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct ${id} from unnest(${sql.param(ids)}::uuid[]) as document(id)
      where not exists (select 1 from ${resumes} where ${resumes.fileId} = ${id}) and ${notInUse("ofDocument", id)}`,
  );
  return rows.map((row) => row.id);
}

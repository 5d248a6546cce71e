import { and, eq, inArray } from "drizzle-orm";
import { type RowImage, imagesOf } from "#server/database/row-images.ts";
import type { Transaction } from "#server/database/open.ts";
import { alsoJoin } from "#server/domains/leads/index.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { ended } from "./ended.ts";
import { outreachPeople } from "./tables.ts";
import { nextKey, outreachTasks } from "./tasks.ts";

const merged = "Merged with another record of the same person, who is written to already.";
const underWay = ["planned", "waiting"] as const;

/** What is under way with someone goes on with the person they are; nobody is written to twice about one job. */
alsoJoin("outreach", {
  async join(tx, { gone, kept }, lost) {
    const before = await imagesOf(tx, outreachPeople, eq(outreachPeople.candidateId, gone.id));
    const rows = await tx.select().from(outreachPeople).where(eq(outreachPeople.candidateId, gone.id));
    for (const row of rows) {
      if (await isWrittenTo(tx, kept.id, row)) {
        await tx.update(outreachPeople).set(ended("stopped", merged)).where(eq(outreachPeople.id, row.id));
        await cancelTask(tx, nextKey(row.id));
      }
      const applicationId = lost.find(({ id }) => id === row.applicationId)?.keptId ?? row.applicationId;
      await tx
        .update(outreachPeople)
        .set({ candidateId: kept.id, applicationId })
        .where(eq(outreachPeople.id, row.id));
    }
    return before;
  },
  async part(tx, images, { gone }) {
    for (const image of images as RowImage[]) await giveBack(tx, image, gone.id);
  },
});

type Row = typeof outreachPeople.$inferSelect;
async function isWrittenTo(tx: Transaction, candidateId: string, { jobId, state }: Row) {
  if (!underWay.some((each) => each === state)) return false;
  const theirs = and(eq(outreachPeople.candidateId, candidateId), eq(outreachPeople.jobId, jobId));
  return (await tx.$count(outreachPeople, and(theirs, inArray(outreachPeople.state, [...underWay])))) > 0;
}

/** What was stopped by the merge goes on when it would have; what went on since is not repeated. */
async function giveBack(tx: Transaction, image: RowImage, goneId: string) {
  const id = String(image.id);
  const [row] = await tx.select().from(outreachPeople).where(eq(outreachPeople.id, id)).for("update");
  if (!row) return;
  const stopped = row.state === "stopped" && row.why === merged;
  const at = stopped && image.next_at ? new Date(String(image.next_at)) : null;
  const was = { state: image.state as Row["state"], why: image.why as string | null, nextAt: at };
  const applicationId = image.application_id as string | null;
  await tx
    .update(outreachPeople)
    .set({ candidateId: goneId, applicationId, ...(stopped && was) })
    .where(eq(outreachPeople.id, id));
  if (at) await enqueue(tx, outreachTasks.next, { data: { id }, at, key: nextKey(id) });
}

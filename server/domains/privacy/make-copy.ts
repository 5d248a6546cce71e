import { addDays } from "#shared/times/add-days.ts";
import { sql } from "drizzle-orm";
import { type Zippable, strToU8, zip } from "fflate";
import { promisify } from "node:util";
import { copyKeptDays } from "#contract/privacy.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import type { Owner } from "#server/domains/accounts/index.ts";
import { ownFiles } from "#server/domains/files/index.ts";
import { resumesAsJson } from "#server/domains/resumes/index.ts";
import type { DataOf, Outside, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { allData } from "./all-data.ts";
import { copyOf } from "./data-copies.ts";
import { gatherData } from "./gather.ts";
import { ownerWith } from "./owner.ts";
import { dataCopies } from "./tables.ts";
import { privacyTasks } from "./tasks.ts";

const pack = promisify<Zippable, Uint8Array>(zip);
const holdMs = 10 * 60_000; /** Written down each so many steps. */
const stepsAtOnce = 10;

type Asked = DataOf<typeof privacyTasks.makeCopy>;

/** The task "dataCopy.make": packs everything of one person, and says on the way how far it is. */
export async function makeCopy(tx: Transaction, asked: Asked, context: TaskContext): Promise<Outside> {
  const { userId, key, parts } = asked;
  const { owner } = await ownerWith(tx, userId, parts);
  const { outside, now } = context;
  return {
    holdMs,
    act: async () => {
      const content = await contentOf(context, owner, key);
      const bytes = Buffer.from(await pack(content));
      await outside.storage.put(key, bytes, "application/zip");
      return (later) => finish(later, asked, { bytes: bytes.length, now });
    },
  };
}

/** No attempt is made anymore: the person may ask again. */
export async function giveUpCopy(tx: Transaction, { userId, key }: Asked) {
  await tx.update(dataCopies).set({ state: "failed" }).where(copyOf(userId, key));
}

async function contentOf(context: TaskContext, owner: Owner, key: string) {
  const { db } = context.database;
  const files = await ownFiles(db, owner);
  const step = await progress(db, { owner, key, total: allData.length + files.length + 1 });
  const data = { madeAt: context.now, ...(await gatherData(db, owner, step)) };
  const content: Zippable = { "data.json": strToU8(JSON.stringify(data, null, 2)) };
  if (owner.candidateId)
    for (const { name, json } of await resumesAsJson(db, owner.candidateId))
      content[`resumes/${name}`] = json;
  for (const file of files) {
    const bytes = await context.outside.storage.get(file.key);
    // Most are packed already.
    if (bytes) content[`files/${file.id}-${file.name}`] = [bytes, { level: 0 }];
    await step();
  }
  return content;
}

interface Work {
  owner: Owner;
  key: string;
  total: number;
}
/** Answers what to call after each step; the screen reads it while the work goes on. */
async function progress(db: Database, { owner, key, total }: Work) {
  let done = 0;
  const write = () => db.update(dataCopies).set({ done, total }).where(copyOf(owner.userId, key));
  await write();
  return async () => {
    done++;
    if (done % stepsAtOnce === 0) await write();
  };
}

async function finish(tx: Transaction, { userId, key }: Asked, { bytes, now }: { bytes: number; now: Date }) {
  const until = addDays(now, copyKeptDays);
  const [kept] = await tx
    .update(dataCopies)
    .set({ state: "ready", done: sql`${dataCopies.total}`, bytes, until })
    .where(copyOf(userId, key))
    .returning();
  // Meanwhile the account may have gone, or another copy been asked for.
  await enqueue(tx, privacyTasks.dropCopy, { data: { userId, key }, at: kept ? until : now });
}

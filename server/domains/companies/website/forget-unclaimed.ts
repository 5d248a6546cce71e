import { addDays } from "#shared/times/add-days.ts";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { companies } from "../tables.ts";
import { companyTasks } from "../tasks.ts";
import { knownFromWebsite } from "./auto-create.ts";

const task = companyTasks.forgetUnclaimed;
const daysKept = 30;

/** The task "companies.forgetUnclaimed", daily: pages read from websites that nobody took over, nobody ever saw and no job was ever live at. */
export async function forgetUnclaimed(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx
    .delete(companies)
    .where(
      and(
        eq(companies.jobFeedPlatform, knownFromWebsite),
        eq(companies.published, false),
        eq(companies.isManaged, false),
        isNull(companies.provenAt),
        eq(companies.openJobsCount, 0),
        sql`not ${companies.accountFlags} @> '{"jobsAdded":true}'`,
        lt(companies.createdAt, addDays(now, -daysKept)),
      ),
    );
  await schedule(tx, addDays(now, 1));
}

/** Has the clean-up waiting; called at every start. */
export function startForgettingUnclaimed(db: Database, now: Date) {
  return db.transaction((tx) => schedule(tx, now));
}

function schedule(tx: Transaction, at: Date) {
  return enqueue(tx, task, { data: {}, at, key: task.kind });
}

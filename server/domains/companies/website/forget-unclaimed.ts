import { addDays } from "#shared/times/add-days.ts";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { companies } from "../tables.ts";
import { companyTasks } from "../tasks.ts";
import { knownFromWebsite } from "./auto-create.ts";

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
  await runNext(tx, companyTasks.forgetUnclaimed, addDays(now, 1));
}

import { and, inArray, lt } from "drizzle-orm";
import type { MatchSignal } from "#contract/match-shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { addDays } from "#shared/times/add-days.ts";
import { matchSignals } from "../tables.ts";
import { matchingTasks } from "../tasks.ts";

/** What a job was hidden or shown by is kept until it is erased; everything else so many days. */
const keptDays = 180;
const forgotten: MatchSignal[] = ["viewed", "opened", "shared", "saved", "unsaved"];

/** The task "matching.forgetSignals", daily: also of people who don’t come back. */
export async function forgetSignals(tx: Transaction, _data: object, { now }: TaskContext) {
  const { signal, at } = matchSignals;
  await tx.delete(matchSignals).where(and(inArray(signal, forgotten), lt(at, addDays(now, -keptDays))));
  await runNext(tx, matchingTasks.forgetSignals, addDays(now, 1));
}

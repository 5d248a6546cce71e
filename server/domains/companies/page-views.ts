import { addDays } from "#shared/times/add-days.ts";
import { createHmac } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { pageViews } from "./tables.ts";
import { companyTasks } from "./tasks.ts";

type Visit = Pick<Context, "viewer" | "request" | "config" | "now">;

/** Whether this visitor opens the page for the first time today; a day is one in UTC. */
export async function isFirstViewToday(tx: Transaction, pageId: string, visit: Visit) {
  const day = visit.now().toISOString().slice(0, 10);
  const fresh = await tx
    .insert(pageViews)
    .values({ day, pageId, visitor: visitorOn(day, visit) })
    .onConflictDoNothing()
    .returning({ day: pageViews.day });
  return fresh.length > 0;
}

/** The account, or the address with the browser; neither can be read out of the hash, which changes every day. */
function visitorOn(day: string, { viewer, request, config }: Visit) {
  const who = viewer?.userId ?? `${request.ip} ${request.userAgent}`;
  return createHmac("sha256", config.secret).update(`${day} ${who}`).digest("base64url").slice(0, 22);
}

/** The task "companies.forgetPageViews", daily: whoever was counted on an earlier day is forgotten. */
export async function forgetPageViews(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx.delete(pageViews).where(lt(pageViews.day, now.toISOString().slice(0, 10)));
  await runNext(tx, companyTasks.forgetPageViews, addDays(now, 1));
}

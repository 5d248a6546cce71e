import { and, eq, gte, inArray } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { dayOf, startOfDay } from "#shared/times/calendar-days.ts";
import { notifyPeople } from "./notify-people.ts";
import { nextEmployees } from "./recipients.ts";
import { notifications } from "./tables.ts";
import { notificationTasks } from "./tasks.ts";

/** So many employees in one transaction. */
const atOnce = 100;
const event = "application.referralAsked";

/** Someone asked everyone who works at a company to refer them: a company may have thousands. */
export function notifyOfRequestSoon(tx: Transaction, asked: { applicationId: string }, at: Date) {
  return tellNext(tx, { applicationId: asked.applicationId, after: null }, at);
}

function tellNext(tx: Transaction, data: DataOf<typeof notificationTasks.request>, at: Date) {
  return enqueue(tx, notificationTasks.request, { key: `referral-request:${data.applicationId}`, data, at });
}

/** The task "notifications.referralRequest": the next employees hear of it while it waits, by email and on their devices of the first of a day alone. */
export async function notifyOfRequest(
  tx: Transaction,
  { applicationId, after }: DataOf<typeof notificationTasks.request>,
  { now }: TaskContext,
) {
  const request = await lockApplication(tx, applicationId);
  if (request?.applicationState !== "referralRequest" || request.employeeId) return;
  const { companyId, jobId, candidateId } = request;
  const among = await nextEmployees(tx, { companyId, after, most: atOnce });
  const last = among.at(-1);
  if (!last) return;
  await notifyPeople(tx, {
    event,
    at: now,
    companyId,
    jobId,
    candidateId,
    applicationId,
    among,
    quietlyFor: await toldToday(tx, among, now),
    lane: "bulk",
  });
  if (among.length === atOnce) await tellNext(tx, { applicationId, after: last }, now);
}

/** Who heard of such a request since midnight already. */
async function toldToday(db: Reader, among: string[], now: Date) {
  const { userId, event: of, createdAt } = notifications;
  const today = startOfDay(dayOf(now, "UTC"), "UTC");
  const rows = await db
    .selectDistinct({ userId })
    .from(notifications)
    .where(and(inArray(userId, among), gte(createdAt, today), eq(of, event)));
  return new Set(rows.map((row) => row.userId));
}

import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { asCandidateSees, findMine, lockApplication } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { jobTrackerEvents } from "../events.ts";
import { externalApplications, followUps } from "../tables.ts";
import type { jobTrackerTasks } from "../tasks.ts";
import { morningOf, remindAt } from "./set-follow-up.ts";

/** The task "jobTracker.remind": reminds the person, unless the application has ended in the meantime. */
export async function remind(
  tx: Transaction,
  { applicationId }: DataOf<typeof jobTrackerTasks.remind>,
  { now }: Pick<TaskContext, "now">,
) {
  const [row] = await tx.select().from(followUps).where(eq(followUps.applicationId, applicationId));
  const profile = row && (await findProfile(tx, row.candidateId));
  if (!row || row.remindedAt || !profile) return;
  // If their time zone has changed since, the reminder follows the new one.
  const at = morningOf(row.day, profile.user.timeZone);
  if (at > now) return remindAt(tx, applicationId, at);
  const about = (await aboutOurs(tx, applicationId)) ?? (await aboutExternal(tx, applicationId));
  if (!about || about.ended) {
    await tx.delete(followUps).where(eq(followUps.applicationId, applicationId));
    return;
  }
  await tx.update(followUps).set({ remindedAt: now }).where(eq(followUps.applicationId, applicationId));
  const { jobTitle, companyName, url } = about;
  const data = { candidateId: row.candidateId, jobTitle, companyName, url };
  await publish(tx, jobTrackerEvents.followUpDue, { data, at: now });
}

async function aboutOurs(tx: Transaction, id: string) {
  const application = await lockApplication(tx, id);
  if (!application || asCandidateSees(application).applicationState === "lead") return null;
  const { job, company, ended } = await findMine(tx, id);
  return { jobTitle: job.jobTitle, companyName: company.companyName, url: `/applications/${id}`, ended };
}

async function aboutExternal(tx: Transaction, id: string) {
  const [row] = await tx.select().from(externalApplications).where(eq(externalApplications.id, id));
  if (!row) return null;
  const { jobTitle, companyName, deleted, state } = row;
  const ended = deleted || ["hired", "passed", "declined"].includes(state);
  return { jobTitle, companyName, url: "/applications?view=board", ended };
}

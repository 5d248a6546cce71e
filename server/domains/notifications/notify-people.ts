import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findUser, roles, users } from "#server/domains/accounts/index.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { type NotifyingName, templatesOf } from "./notification-templates.data.ts";
import { type Concerned, recipientsOf } from "./recipients.ts";
import { notifications } from "./tables.ts";
import { notificationTasks } from "./tasks.ts";
import { notificationEvents } from "./events.ts";

export interface Happened {
  event: NotifyingName;
  at: Date;
  companyId: string;
  jobId?: string | null;
  candidateId?: string | null;
  applicationId?: string | null;
  /** The employee to notify; by default the one who referred the person. */
  employeeId?: string | null;
  /** The account the words call {candidate}; by default the candidate's. */
  aboutUserId?: string | null;
  byUserId?: string | null;
  mentionedUserIds?: readonly string[];
  /** The state the event led to. */
  to?: string;
  words?: Record<string, string>;
  /** Text for the candidate instead of the template's. */
  toCandidate?: string | null;
  /** Where the emails wait, when people do not wait for them. */
  lane?: Lane;
}
const audiences = {
  candidate: "candidate",
  team: "company",
  referrer: "employee",
  mentioned: "company",
} as const;

/** Tells everybody whom the table of notificationTemplates names: in the product now, by email where their settings allow it. */
export async function notifyPeople(tx: Transaction, happened: Happened) {
  const wanted = templatesOf(happened.event).filter(({ when }) => !when || when === happened.to);
  if (wanted.length === 0) return;
  const { concerned, words } = await readWords(tx, happened);
  for (const template of wanted)
    for (const userId of await recipientsOf(tx, template.who, concerned))
      await notify(tx, { template, userId, happened, words });
}

interface Delivery {
  template: ReturnType<typeof templatesOf>[number];
  userId: string;
  happened: Happened;
  words: Record<string, string>;
}
async function notify(tx: Transaction, { template, userId, happened, words }: Delivery) {
  const said = {
    title: fill(template.title, words),
    text: fill((template.who === "candidate" && happened.toCandidate) || template.text, words),
    url: fill(template.url, words),
  };
  const notificationId = newId();
  await tx.insert(notifications).values({
    id: notificationId,
    userId,
    audience: audiences[template.who],
    event: happened.event,
    ...said,
    type: template.type ?? "info",
    applicationId: happened.applicationId ?? null,
    jobId: happened.jobId ?? null,
    createdAt: happened.at,
  });
  await publish(tx, notificationEvents.posted, { data: { notificationId, userId }, at: happened.at });
  if (!template.channels.includes("email")) return;
  await enqueue(tx, notificationTasks.email, {
    data: { userId, category: template.category, action: template.action, ...said },
    at: happened.at,
    ...(happened.lane && { lane: happened.lane }),
  });
}

/** "{candidate} applied for {job}." with the names of this event. */
export function fill(words: string, values: Record<string, string>) {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

async function readWords(tx: Transaction, happened: Happened) {
  const { companyId, jobId, applicationId } = happened;
  const [company] = await tx
    .select({ name: companies.companyName })
    .from(companies)
    .where(eq(companies.id, companyId));
  const job = jobId ? await findJob(tx, jobId) : undefined;
  const application = applicationId ? await lockApplication(tx, applicationId) : undefined;
  const employeeId = happened.employeeId ?? application?.employeeId ?? null;
  const concerned: Concerned = {
    companyId,
    jobId: jobId ?? null,
    candidateId: happened.candidateId ?? null,
    employeeId,
    byUserId: happened.byUserId ?? null,
    mentionedUserIds: happened.mentionedUserIds ?? [],
  };
  const about = happened.aboutUserId
    ? (await findUser(tx, happened.aboutUserId))?.fullName
    : await nameOfPart(tx, happened.candidateId);
  const words = {
    candidate: about ?? "Deleted user",
    fullName: about ?? "",
    firstName: about?.split(" ")[0] ?? "",
    employee: (await nameOfPart(tx, employeeId)) ?? "A coworker",
    company: company?.name ?? "The company",
    job: job?.job.jobTitle ?? "the job",
    jobId: jobId ?? "",
    id: applicationId ?? "",
    ...happened.words,
  };
  return { concerned, words };
}

async function nameOfPart(tx: Transaction, roleId: string | null | undefined) {
  if (!roleId) return undefined;
  const [row] = await tx
    .select({ fullName: users.fullName })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(eq(roles.id, roleId));
  return row?.fullName;
}

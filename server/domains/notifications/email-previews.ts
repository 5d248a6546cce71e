import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { tokenValues } from "#server/domains/templates/index.ts";
import type { Recipient } from "#server/events/define-event.ts";
import { fill, wordsFor } from "./notify-people.ts";
import type { NotificationTemplate, NotifyingName } from "./notification-template.ts";
import { notificationTemplates, templatesOf } from "./notification-templates.data.ts";
import { notifications } from "./tables.ts";

/** One notification that is also an email. */
export interface NotificationEmail extends NotificationTemplate {
  /** "offer-sent-to-candidate" */
  name: string;
  event: NotifyingName;
  who: Recipient;
}

const readerNames: Record<Recipient, string> = {
  candidate: "candidate",
  team: "team",
  referrer: "employee",
  employees: "employees",
  named: "teammate",
  reporters: "reporter",
  members: "member",
};

/** Every notification that is also sent by email. */
export const notificationEmails: readonly NotificationEmail[] = (
  Object.keys(notificationTemplates) as NotifyingName[]
).flatMap((event) =>
  templatesOf(event)
    .filter(({ channels }) => channels.includes("email"))
    .map((template) => ({ ...template, event, name: nameOf(event, template) })),
);

function nameOf(event: string, { who, when }: { who: Recipient; when?: string }) {
  return [event, "to", readerNames[who], ...(when ? [when] : [])]
    .join("-")
    .replaceAll(".", "-")
    .replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Who reads a notification in a preview, and what it is about. */
export interface PreviewOf {
  companyId: string;
  application: { id: string; jobId: string; candidateId: string; stage: string | null } | null;
  jobId: string | null;
  personId: string;
  teammate: { id: string; fullName: string } | null;
  employee: { id: string; fullName: string } | null;
}

/** A placeholder for what only the event itself knows. */
const known = (what: string) => `[${what}]`;

/** What the words of notifications stand for that no row says. */
export const eventWords = {
  answerBy: known("the date to respond by"),
  applications: known("how many applications"),
  days: known("how many days"),
  due: known("the day"),
  earlier: known("the time before"),
  jobs: known("the jobs"),
  minutes: known("how many minutes"),
  people: known("how many people"),
  personId: "",
  place: known("the place"),
  reward: known("the amount"),
  title: known("its title"),
  total: known("the amount"),
  url: "/applications",
  when: known("the time"),
  whenForCandidate: known("the time"),
  why: known("the reason"),
};

/**
 * Writes each notification as its reader would get it: as they last got it, where they did and it is about this application; otherwise
 * with the names of the chosen rows, and in a company's own words where it has some.
 */
export async function previewNotifications(db: Reader, of: PreviewOf) {
  const { companyId, application, teammate, employee } = of;
  const jobId = application?.jobId ?? of.jobId;
  const values = await tokenValues(db, {
    companyId,
    jobId,
    candidateId: application?.candidateId ?? null,
    stage: application?.stage ?? null,
  });
  const words = {
    ...values,
    ...eventWords,
    "candidate.fullName": values["candidate.fullName"] ?? known("the candidate"),
    "company.name": values["company.name"] ?? known("the company"),
    "job.title": values["job.title"] ?? known("the job"),
    "application.stage": values["application.stage"] ?? known("the stage"),
    employee: employee?.fullName ?? "A coworker",
    teammate: teammate?.fullName ?? "A teammate",
    jobId: jobId ?? "",
    id: application?.id ?? "",
  };
  const got = await lastGot(db, of);
  return async (email: NotificationEmail) => {
    const last = got.find((each) => isOf(email, each, words["company.name"]));
    if (last) return { ...last, url: last.url ?? "" };
    const happened = { event: email.event, companyId };
    const { title, text, signature } = await wordsFor(db, { template: email, happened, words });
    const url = fill(email.url, words);
    return { title, text: [text, signature].filter(Boolean).join("\n\n"), url };
  };
}

const mostRead = 500;
/** What the readers of previews got last, of what is about the chosen application or none, and about no job of another company. */
function lastGot(db: Reader, { companyId, application, personId, teammate, employee }: PreviewOf) {
  const { event, title, text, url, userId, applicationId, jobId, createdAt } = notifications;
  const ownJobs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  const readers = [personId, teammate?.id, employee?.id].filter((id) => id !== undefined);
  return db
    .select({ event, title, text, url })
    .from(notifications)
    .where(
      and(
        inArray(userId, readers),
        or(isNull(applicationId), application ? eq(applicationId, application.id) : undefined),
        or(isNull(jobId), inArray(jobId, ownJobs)),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(mostRead);
}

/** Whether a notification was written by this template, of this company: several of an event differ in their titles or their texts. */
function isOf(
  { event, title, text }: NotificationEmail,
  got: { event: string; title: string; text: string },
  companyName: string,
) {
  if (event !== got.event) return false;
  const written = (words: string) =>
    words
      .split(/(\{\{[\w.]+\}\})/)
      .map((part, at) => {
        if (at % 2 === 0) return RegExp.escape(part);
        return part === "{{company.name}}" ? RegExp.escape(companyName) : ".*";
      })
      .join("");
  // What is said to one reader alone follows the text.
  const pattern = `^${written(title)}\n${written(text)}(\n\n.*)?$`;
  return new RegExp(pattern, "s").test(`${got.title}\n${got.text}`);
}

import { type EmailEvent, emailEvents } from "#contract/template-kinds.ts";
import { fillTokens, renderTemplate } from "#shared/words/tokens.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser, nameOfRole, namedIn } from "#server/domains/accounts/index.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { companyWords, tokenValues } from "#server/domains/templates/index.ts";
import type { CalendarEntry } from "#server/calendars/calendar-file.ts";
import type { Recipient } from "#server/events/define-event.ts";
import { publishAll } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { NotifyingName } from "./notification-template.ts";
import { templatesOf } from "./notification-templates.data.ts";
import { type Concerned, accountsOf, audienceOf, recipientsOf } from "./recipients.ts";
import { notifications } from "./tables.ts";
import { notificationTasks } from "./tasks.ts";
import { notificationEvents } from "./events.ts";

export interface Happened {
  event: NotifyingName;
  at: Date;
  /** Null if no company is involved. */
  companyId: string | null;
  jobId?: string | null;
  candidateId?: string | null;
  applicationId?: string | null;
  /** The employee to notify; by default the one who referred the person. */
  employeeId?: string | null;
  /** The account the words call {candidate}; by default the candidate's. */
  aboutUserId?: string | null;
  byUserId?: string | null;
  /** The account the words call {teammate}; by default who acted. */
  teammateUserId?: string | null;
  /** The accounts that the event itself names. */
  namedUserIds?: readonly string[];
  /** The state the event led to. */
  to?: string;
  /** The stage of the pipeline it led to. */
  stage?: string | null;
  /** Why the candidate was rejected, which may have an email of its own. */
  reason?: string | null;
  words?: Record<string, string>;
  /** What the team wrote to the candidate: the email brings it, in the product it stands with the application. */
  written?: string | null;
  /** An invitation says why the company has someone’s details. */
  invited?: DataOf<typeof notificationTasks.email>["invited"];
  /** Text for the candidate instead of the template's. */
  toCandidate?: string | null;
  /** Whom the table names and who needs no words this time. */
  leaveOut?: readonly Recipient[];
  /** Of many employees those who are told now; by default all. */
  among?: readonly string[];
  /** Who reads of it in the product alone this time: no email, nothing pushed. */
  quietlyFor?: ReadonlySet<string>;
  /** What is said to one of them alone: a time on their own clock, the entry for their calendar. */
  personal?: (who: Recipient, userId: string) => Promise<Personal>;
  /** Where the emails and what is pushed wait, when people do not wait for them. */
  lane?: Lane;
}
export interface Personal {
  words?: Record<string, string>;
  /** Added after the text, even if the team wrote its own. */
  after?: string;
  calendar?: CalendarEntry | null;
}
/** What tokens stand for in one notification. */
type Words = Record<string, string | null | undefined>;

/** Tells everyone whom the table of notificationTemplates names: in the product now, by email where their settings allow it. */
export async function notifyPeople(tx: Transaction, happened: Happened) {
  const { event, to, leaveOut = [] } = happened;
  const wanted = templatesOf(event).filter(
    ({ when, who }) => (!when || when === to) && !leaveOut.includes(who),
  );
  if (wanted.length === 0) return;
  const { concerned, words, people } = await readWords(tx, happened);
  for (const template of wanted)
    for (const userId of await recipientsOf(tx, template.who, { ...concerned, needs: template.needs }))
      await notify(tx, { template, userId, happened, words, people });
}

interface Delivery {
  template: ReturnType<typeof templatesOf>[number];
  userId: string;
  happened: Happened;
  words: Words;
  /** The accounts of whom the words may name. */
  people: string[];
}
async function notify(tx: Transaction, { template, userId, happened, words: shared, people }: Delivery) {
  const personal = await happened.personal?.(template.who, userId);
  const words = { ...shared, ...personal?.words };
  const { title, text: main, signature } = await wordsFor(tx, { template, happened, words });
  const text = [main, personal?.after].filter(Boolean).join("\n\n");
  const said = { title, text, url: fill(template.url, words) };
  const notificationId = newId();
  await tx.insert(notifications).values({
    id: notificationId,
    userId,
    audience: await audienceOf(tx, template.who, userId),
    event: happened.event,
    ...said,
    type: template.type ?? "info",
    applicationId: happened.applicationId ?? null,
    jobId: happened.jobId ?? null,
    createdAt: happened.at,
  });
  const quiet = happened.quietlyFor?.has(userId) ?? false;
  const posted = { notificationId, userId, quiet };
  await publishAll(tx, notificationEvents.posted, { all: [posted], at: happened.at, lane: happened.lane });
  if (template.channels.includes("email") && !quiet)
    await email(tx, { template, userId, happened, words, people, personal, said, signature });
}

interface Said extends Delivery {
  personal: Personal | undefined;
  said: { title: string; text: string; url: string };
  signature: string | null;
}
async function email(tx: Transaction, delivery: Said) {
  const { template, userId, happened, words, people, personal, said, signature } = delivery;
  const { category, action } = template;
  const whole = [said.text, happened.written, signature].filter(Boolean).join("\n\n");
  const others = people.filter((id) => id !== userId);
  const names = await namedIn(tx, others, [said.title, whole, personal?.calendar?.title].join("\n"));
  await enqueue(tx, notificationTasks.email, {
    data: {
      userId,
      category,
      action,
      ...said,
      text: whole,
      names,
      ...(happened.invited && { invited: happened.invited }),
      ...(template.who === "candidate" && happened.companyId && { companyId: happened.companyId }),
      ...(happened.applicationId &&
        happened.event === "application.invited" && {
          conversation: { applicationId: happened.applicationId, latest: "" },
        }),
      ...(personal?.calendar && { calendar: personal.calendar, from: words["company.name"] ?? "" }),
    },
    at: happened.at,
    ...(happened.lane && { lane: happened.lane }),
  });
}

interface Wording extends Pick<Delivery, "template" | "words"> {
  happened: Pick<Happened, "event" | "companyId" | "toCandidate" | "reason">;
}
/** What is said: to candidates in the words of their company, where it has its own. */
export async function wordsFor(db: Reader, { template, happened, words }: Wording) {
  const { event, companyId, toCandidate } = happened;
  const own =
    companyId && template.who === "candidate" && isEmailEvent(event)
      ? await companyWords(db, { companyId, event, reason: happened.reason ?? null })
      : null;
  const message = (template.who === "candidate" && toCandidate) || own?.message;
  const said = (text: string) => renderTemplate(text, words).text;
  return {
    title: own ? said(own.subject) : fill(template.title, words),
    text: message ? said(message) : fill(template.text, words),
    signature: own?.signature ? said(own.signature) : null,
  };
}

function isEmailEvent(event: string): event is EmailEvent {
  return (emailEvents as readonly string[]).includes(event);
}

/** "{{candidate.fullName}} applied for {{job.title}}." with the names of this event. */
export function fill(text: string, values: Words) {
  return fillTokens(text, (name) => values[name] ?? "");
}

async function readWords(tx: Transaction, happened: Happened) {
  const { companyId, jobId = null, candidateId = null, applicationId, byUserId = null } = happened;
  const application = applicationId ? await lockApplication(tx, applicationId) : undefined;
  const employeeId = happened.employeeId ?? application?.employeeId ?? null;
  const namedUserIds = happened.namedUserIds ?? [];
  const { among } = happened;
  const concerned: Concerned = {
    companyId,
    jobId,
    candidateId,
    employeeId,
    byUserId,
    namedUserIds,
    among,
  };
  const { stage = null } = happened;
  const values = await tokenValues(tx, { companyId, jobId, candidateId, stage });
  const about = happened.aboutUserId
    ? (await findUser(tx, happened.aboutUserId))?.fullName
    : values["candidate.fullName"];
  const words: Words = {
    ...values,
    "candidate.fullName": about ?? "Deleted user",
    "company.name": values["company.name"] ?? "The company",
    "job.title": values["job.title"] ?? "the job",
    employee: (await nameOfRole(tx, employeeId)) ?? "A coworker",
    jobId: jobId ?? "",
    id: applicationId ?? "",
    ...happened.words,
  };
  const { aboutUserId = null, teammateUserId = null } = happened;
  const people = [aboutUserId, byUserId, teammateUserId].filter((id) => id !== null);
  return { concerned, words, people: [...people, ...(await accountsOf(tx, [candidateId, employeeId]))] };
}

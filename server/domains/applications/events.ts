import { z } from "zod";
import { applicationStates } from "#contract/application-shapes.ts";
import { defineEvent } from "#server/events/define-event.ts";

/** What every event about an application says. */
const ApplicationEvent = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  /** The account that acted; null for the clock. */
  byUserId: z.string().nullable(),
  /** The person only asked an employee for a referral: no screen of the hiring team hears of it. */
  hiddenFromTeam: z.boolean().optional(),
});
const Place = z.object({ state: z.enum(applicationStates), stage: z.string().nullable() });

/** What every move of an application says. */
export const MoveEvent = ApplicationEvent.extend({
  from: Place.nullable(),
  to: Place,
  why: z.string().nullable(),
  /** The decision about many that this was a part of. */
  batchId: z.string().optional(),
  /** Who refers the person, where someone does. */
  employeeId: z.string().nullable().optional(),
});
export type MoveEvent = z.infer<typeof MoveEvent>;

const stale = ["applications", "my-applications", "conversations", "matches"] as const;
const toBoth = { data: MoveEvent, live: ["company", "candidate"], stale } as const;
const toTeam = { live: ["company"], stale } as const;

export const applicationEvents = {
  received: defineEvent("application.received", { ...toBoth, notifies: ["candidate", "team"] }),
  withdrawn: defineEvent("application.withdrawn", { ...toBoth, notifies: ["team"] }),
  shortlisted: defineEvent("application.shortlisted", { ...toBoth, notifies: ["candidate"] }),
  passed: defineEvent("application.passed", { ...toBoth, notifies: ["candidate"] }),
  moved: defineEvent("application.moved", { ...toBoth, notifies: ["candidate"] }),
  hired: defineEvent("application.hired", { ...toBoth, notifies: ["candidate", "referrer"] }),
  reopened: defineEvent("application.reopened", { ...toBoth, notifies: ["candidate"] }),
  expired: defineEvent("application.expired", { ...toBoth, notifies: ["candidate"] }),
  invited: defineEvent("application.invited", { ...toBoth, notifies: ["candidate"] }),
  invitationAnswered: defineEvent("application.invitationAnswered", { ...toBoth, notifies: ["team"] }),
  /** One employee was asked by name, or all of them. */
  referralAsked: defineEvent("application.referralAsked", {
    data: MoveEvent,
    live: ["candidate"],
    stale,
    notifies: ["referrer", "employees"],
  }),
  referralDeclined: defineEvent("application.referralDeclined", {
    data: MoveEvent,
    live: ["candidate"],
    stale,
    notifies: ["candidate"],
  }),
  referred: defineEvent("application.referred", { ...toBoth, notifies: ["candidate"] }),
  /** It came by the link that an employee shares. */
  broughtByLink: defineEvent("application.broughtByLink", {
    data: ApplicationEvent.extend({ employeeId: z.string() }),
    notifies: ["referrer"],
  }),
  saved: defineEvent("application.saved", { data: MoveEvent, ...toTeam }),
  /** The team opened it for the first time, and the company lets candidates know. */
  seen: defineEvent("application.seen", { data: ApplicationEvent, live: ["candidate"], stale }),
  /** The row changed in the eyes of the hiring team, also while undo is open: never for the candidate. */
  changed: defineEvent("application.changed", {
    data: ApplicationEvent.extend({ version: z.number() }),
    ...toTeam,
  }),
  /** People who applied for a job were compared with it again. */
  rescored: defineEvent("application.rescored", {
    data: z.object({ jobId: z.string(), companyId: z.string() }),
    ...toTeam,
  }),
  /** Applications of one job end unanswered in so many days. */
  warned: defineEvent("application.warned", {
    data: z.object({
      jobId: z.string(),
      companyId: z.string(),
      applicationIds: z.array(z.string()),
      daysLeft: z.number(),
    }),
    ...toTeam,
    notifies: ["team"],
  }),
};

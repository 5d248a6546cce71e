import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Job = z.object({ jobId: z.string(), companyId: z.string() });
/** Several jobs of a company, told together by the name of the first. */
const Some = z.object({ companyId: z.string(), jobs: z.number(), jobTitle: z.string() });
const stale = ["jobs", "job", "job-draft", "matches", "saved-jobs"] as const;
/** Whether it is open is what employees see as well. */
const ofCompany = { live: ["company", "employees"], stale } as const;
const ofTeam = { live: ["company"], stale } as const;

export const jobEvents = {
  published: defineEvent("job.published", { data: Job, ...ofCompany }),
  changed: defineEvent("job.changed", { data: Job, live: ["company"], stale: [...stale, "stages"] }),
  /** The stages of the company: a stage has another name or place, or is new or gone. */
  stagesChanged: defineEvent("jobs.stagesChanged", {
    data: z.object({ companyId: z.string() }),
    live: ["company"],
    stale: ["stages", "applications", "conversations", "scorecards"],
  }),
  /** Something was written that is not published yet. */
  draftSaved: defineEvent("job.draftSaved", { data: Job, live: ["company"], stale: ["job-draft"] }),
  /** What people are compared with is another: requirements, title, place, pay or level. */
  criteriaChanged: defineEvent("job.criteriaChanged", { data: Job, ...ofTeam }),
  closed: defineEvent("job.closed", { data: Job, ...ofCompany }),
  reopened: defineEvent("job.reopened", { data: Job, ...ofCompany }),
  /** Nobody but its team finds it anymore: it was reported by several people, or taken down. */
  held: defineEvent("job.held", { data: Job.extend({ why: z.string() }), ...ofTeam, notifies: ["team"] }),
  /** Everyone finds it again. */
  released: defineEvent("job.released", { data: Job, ...ofTeam, notifies: ["team"] }),
  deleted: defineEvent("job.deleted", { data: Job, ...ofTeam }),
  /** A draft was made from everything the team wrote in another job. */
  copied: defineEvent("job.copied", { data: Job.extend({ fromJobId: z.string() }), ...ofTeam }),
  /** Someone began or stopped working on it; who was added by a colleague is told. */
  teamChanged: defineEvent("job.teamChanged", {
    data: Job.extend({
      byUserId: z.string().nullable(),
      addedUserId: z.string().nullable(),
      addedEmployeeId: z.string().nullable(),
    }),
    ...ofTeam,
    notifies: ["named", "referrer"],
  }),
  /** The team, or the feed it is from, says that it is still open. */
  confirmed: defineEvent("job.confirmed", { data: Job, ...ofTeam }),
  /** Jobs of a company close in some days unless its team confirms them. */
  confirmationDue: defineEvent("jobs.confirmationDue", {
    data: Some.extend({ daysLeft: z.number() }),
    ...ofTeam,
    notifies: ["team"],
  }),
  /** Jobs of a company closed because nobody confirmed them. */
  unconfirmed: defineEvent("jobs.unconfirmed", { data: Some, ...ofTeam, notifies: ["team"] }),
  imported: defineEvent("jobs.imported", {
    data: z.object({
      companyId: z.string(),
      added: z.number(),
      changed: z.number(),
      closed: z.number(),
    }),
    ...ofTeam,
  }),
};

const Feed = z.object({
  companyId: z.string(),
  feedId: z.string(),
  system: z.string(),
  address: z.string().nullable(),
  /** Who asked for the reading; null when it was time. */
  byUserId: z.string().nullable(),
});
/** The team stopped the sync of a source, or disconnected the account; nobody is told of it. */
export const feedEnded = defineEvent("jobFeed.ended", {
  data: Feed.pick({ companyId: true, feedId: true }),
});

/** A source of jobs can no longer be read, or can be again; readings that only go on failing are no events. */
export const jobFeedEvents = {
  failed: defineEvent("jobFeed.failed", {
    data: Feed.extend({ message: z.string().nullable() }),
    live: ["company"],
    stale: ["jobs"],
    notifies: ["named"],
  }),
  recovered: defineEvent("jobFeed.recovered", {
    data: Feed,
    live: ["company"],
    stale: ["jobs"],
    notifies: ["named"],
  }),
};

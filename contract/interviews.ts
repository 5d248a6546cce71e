import { z } from "zod";
import { isTimeZone } from "#shared/times/time-zone.ts";
import { isLink, withHttps } from "#shared/links/url.ts";
import { get, patch, post, put } from "./endpoint.ts";
import { interviewPreparation } from "./interview-preparation.ts";
import { Id, Instant } from "./shapes.ts";

export const mostTimes = 5;
export const mostSessions = 6;
export const mostWindowDays = 60;
export const interviewStates = ["proposed", "confirmed", "refused", "canceled"] as const;

const Minutes = z.number().int().min(5).max(480);
const Days = z.object({ from: z.iso.date(), to: z.iso.date() });
/** First and last day, as the clocks of the interview's zone have them. */
export type Days = z.infer<typeof Days>;

const Interviewer = z.object({ userId: Id, fullName: z.string(), profilePicture: z.string().nullable() });

export const Interview = z.object({
  id: Id,
  applicationId: Id,
  /** Refused: none of the times suits the candidate. */
  state: z.enum(interviewStates),
  /** What the team proposes, the earliest first; empty where the candidate picks from free times. */
  times: z.array(Instant),
  /** The days from whose free times the candidate picks; null where the team proposes times. */
  window: Days.nullable(),
  /** The one that the candidate chose. */
  time: Instant.nullable(),
  /** The zone it was agreed in, and what its clocks show then: "2026-11-24T15:00". */
  timeZone: z.string(),
  wallTime: z.string().nullable(),
  /** All sessions together. */
  minutes: z.number().int(),
  /** One after the other; several interviewers of one are a panel. */
  sessions: z.array(
    z.object({ title: z.string().nullable(), minutes: z.number().int(), interviewers: z.array(Interviewer) }),
  ),
  /** An address, a link or a phone number. */
  place: z.string(),
  videoLink: z.string().nullable(),
  note: z.string().nullable(),
  /** What the candidate wrote when no time suited. */
  answer: z.string().nullable(),
  /** Null too where it ended with a decision about the application. */
  canceledBy: z.enum(["team", "candidate"]).nullable(),
  /** Rises with each change, as calendars ask for it. */
  revision: z.number().int(),
  /** What the team's latest change was about; empty where it is as first proposed. Details are the length, the sessions and the note. */
  whatChanged: z.array(z.enum(["times", "location", "details"])),
  changedAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

/** What happens to an interview; held is one whose agreed time has come. */
export const interviewSteps = [
  "proposed",
  "changed",
  "detailsChanged",
  "confirmed",
  "refused",
  "canceled",
  "calledOff",
  "held",
] as const;
export const InterviewStep = z.object({
  id: z.string(),
  step: z.enum(interviewSteps),
  at: Instant,
  /** Null where no person did it: the time came, or the application ended. */
  by: z.string().nullable(),
  /** The time agreed from then on, and the one agreed before. */
  time: Instant.nullable(),
  earlierTime: Instant.nullable(),
  whatChanged: Interview.shape.whatChanged,
});
export type InterviewStep = z.infer<typeof InterviewStep>;

/** With an offset or in UTC; kept in UTC. */
const Time = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString());
const Link = z
  .string()
  .trim()
  .max(500)
  .refine((address) => isLink(address) && URL.canParse(withHttps(address)), "Please enter a valid URL")
  .transform(withHttps);

const Proposal = z.object({
  times: z.array(Time).max(mostTimes, `Propose at most ${mostTimes} times`).default([]),
  /** In place of times: the candidate picks from what is free on these days. */
  window: Days.nullish(),
  /** Of the whole interview, where it has no sessions. */
  minutes: Minutes.optional(),
  sessions: z
    .array(
      z.object({
        title: z.string().trim().max(100).nullish(),
        minutes: Minutes,
        interviewerIds: z.array(Id).max(8, "Invite at most 8 interviewers"),
      }),
    )
    .max(mostSessions, `Plan at most ${mostSessions} sessions`)
    .default([]),
  place: z.string().trim().max(500).default(""),
  videoLink: Link.nullish(),
  note: z.string().trim().max(2000).nullish(),
});
export type Proposal = z.input<typeof Proposal>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "Enter a time such as 09:00");
/** When someone can be booked, as the clocks of their own zone show it. */
export const InterviewerCalendar = z.object({
  timeZone: z.string().refine(isTimeZone, "Choose a time zone"),
  /** Monday is 1. */
  hours: z
    .array(
      z
        .object({ day: z.number().int().min(1).max(7), from: clock, to: clock })
        .refine(({ from, to }) => from < to, { path: ["to"], message: "End after the start" }),
    )
    .max(28),
  /** First and last day off. */
  timeOff: z
    .array(
      Days.refine(({ from, to }) => from <= to, { path: ["to"], message: "End on or after the first day" }),
    )
    .max(50),
});
export type InterviewerCalendar = z.infer<typeof InterviewerCalendar>;

/** A confirmed interview as the team's list shows it. */
const UpcomingInterview = z.object({
  interview: Interview,
  applicationId: Id,
  jobId: Id,
  jobTitle: z.string(),
  candidateName: z.string(),
  /** Whether the reader is one of its interviewers. */
  mine: z.boolean(),
});
export type UpcomingInterview = z.infer<typeof UpcomingInterview>;

const ofTeam = { access: "company", permission: "applicants", response: Interview } as const;
const ofBoth = { access: ["candidate", "company"], row: "interview" } as const;

/** Times for an interview: the team proposes some or offers what is free, the candidate chooses one or says that none suits. */
export const interviews = {
  ...interviewPreparation,
  list: get("/requests/:id/interviews", {
    access: ["candidate", "company"],
    row: "application",
    response: z.array(Interview),
  }),
  /** What happened to all of an application's interviews, the earliest first; for its team. */
  steps: get("/requests/:id/interviews/steps", {
    access: "company",
    row: "application",
    response: z.array(InterviewStep),
  }),
  propose: post("/requests/:id/interviews", { ...ofTeam, row: "application", status: 201, body: Proposal }),
  /** Asks the candidate again, whatever they answered before; times stay, confirmed or proposed, where only location, video link or note change. */
  change: patch("/interviews/:id", { ...ofTeam, row: "interview", body: Proposal }),
  /** By either side. */
  cancel: patch("/interviews/:id/cancel", {
    ...ofBoth,
    permission: "applicants",
    perHour: 60,
    response: Interview,
  }),
  /** When everyone who is needed is free, the earliest first. */
  slots: get("/interviews/:id/slots", { ...ofBoth, response: z.array(Instant) }),
  /** The agreed time as calendars read it (RFC 5545). */
  calendarFile: get("/interviews/:id/calendar", {
    ...ofBoth,
    response: z.object({ fileName: z.string(), text: z.string() }),
  }),
  answer: patch("/interviews/:id/answer", {
    access: "candidate",
    row: "interview",
    perHour: 60,
    body: z.object({
      /** Null where none of the times suits. */
      time: Time.nullable(),
      answer: z.string().trim().max(1000).nullish(),
    }),
    response: Interview,
  }),
  /** Confirmed, from the last day on, the earliest first, some at a time. */
  upcoming: get("/company/interviews/upcoming", {
    access: "company",
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(200),
    }),
    response: z.object({ interviews: z.array(UpcomingInterview), total: z.number().int() }),
  }),
  /** One's own working hours and time off. */
  calendar: get("/company/interviews/calendar", { access: "company", response: InterviewerCalendar }),
  setCalendar: put("/company/interviews/calendar", {
    access: "company",
    body: InterviewerCalendar,
    response: InterviewerCalendar,
  }),
};

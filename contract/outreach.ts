import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { followUpDays } from "./messaging.ts";
import { neededWords } from "./sent-words.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** As many people as one outreach may have. */
export const mostWrittenTo = 100;
export const mostFollowUps = 3;
export const mostOutreachText = 2000;
/** So many days after the last words someone who said nothing has ignored them. */
export const ignoredAfterDays = 3;

export const outreachStates = [
  "planned",
  "waiting",
  "replied",
  "accepted",
  "declined",
  "applied",
  "ignored",
  "stopped",
  "failed",
] as const;
export type OutreachState = (typeof outreachStates)[number];

const Words = neededWords(mostOutreachText);
const FollowUp = z.object({ days: z.literal(followUpDays), text: Words });

const Plan = z.object({
  jobId: Id,
  candidateIds: z
    .array(Id)
    .min(1, "Select someone to write to.")
    .max(mostWrittenTo, "You can write to up to 100 people at once"),
  text: Words,
  /** Each so many days after the words before it, unless the person answers. */
  followUps: z.array(FollowUp).max(mostFollowUps).default([]),
});

const Person = z.object({
  /** Of the candidate, or of the external candidate who has no account. */
  candidateId: Id,
  /** Written to by email alone. */
  external: z.boolean(),
  fullName: z.string(),
  profilePicture: z.string().nullable(),
});
const Planned = Person.extend({
  /** What they would read, and when, in their working hours. */
  messages: z.array(z.object({ at: Instant, text: z.string() })),
  timeZone: z.string(),
  /** Placeholders without a value for this person. */
  missing: z.array(z.string()),
  /** The last time someone of the team wrote to them; `planned` where a teammate is about to. */
  earlier: z
    .object({
      name: z.string(),
      mine: z.boolean(),
      days: z.number().int(),
      planned: z.boolean().optional(),
    })
    .nullable(),
  /** Why nothing is sent to them. */
  refused: z.string().nullable(),
});
export type PlannedPerson = z.infer<typeof Planned>;

const Contacted = Person.extend({
  id: Id,
  applicationId: Id.nullable(),
  state: z.enum(outreachStates),
  /** Why it failed or was stopped. */
  why: z.string().nullable(),
  /** What someone without an account answered by email. */
  reply: z.string().nullable(),
  by: z.string(),
  /** How many of its words were sent, the follow-ups counted. */
  sent: z.number().int(),
  steps: z.number().int(),
  lastSentAt: Instant.nullable(),
  /** When the next words are sent. */
  nextAt: Instant.nullable(),
});
export type ContactedPerson = z.infer<typeof Contacted>;

const rights = { access: "company", permission: "sourcing", proven: true } as const;

/** Writing to many people about a job, with follow-ups that stop on an answer. */
export const outreach = {
  /** Whom the team wrote to about a job, the latest first. */
  list: get("/outreach/jobs/:id", {
    ...rights,
    row: "job",
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ people: z.array(Contacted), total: z.number().int() }),
  }),
  /** Shows what each person would get; nothing is kept. */
  preview: post("/outreach/preview", {
    ...rights,
    perMinute: 60,
    body: Plan,
    response: z.array(Planned),
  }),
  /** Plans it for everyone who may be written to; the others are named. */
  start: post("/outreach", {
    ...rights,
    permission: ["sourcing", "messages"],
    status: 201,
    perMinute: 20,
    /** A 409 names the teammates who wrote to these people lately; those in `anyway` are written to all the same. */
    body: Plan.extend({ anyway: z.array(Id).max(mostWrittenTo).optional() }),
    response: z.object({
      planned: z.number().int(),
      refused: z.array(z.object({ candidateId: Id, fullName: z.string(), why: z.string() })),
    }),
  }),
  /** Nothing more is sent to this person. */
  stop: post("/outreach-people/:id/stop", { ...rights, row: "outreachPerson", response: Done }),
};

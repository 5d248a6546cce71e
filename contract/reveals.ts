import { z } from "zod";
import { get, patch, put } from "./endpoint.ts";
import { Filtered, Id, Instant } from "./shapes.ts";

export const revealStates = ["pending", "revealed", "ignored"] as const;
export type RevealState = (typeof revealStates)[number];
/** How long an answer can be undone; the hiring team is notified after that. */
export const revealUndoMs = 8000;
export const mostPastWork = 20;

/** Whether a coworker knows an applicant, and may be named to the hiring team. */
export const Reveal = z.object({
  id: Id,
  employeeId: Id,
  candidateId: Id,
  state: z.enum(revealStates),
  candidate: z.object({
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    headline: z.string().nullable(),
  }),
  job: z.object({ id: Id, jobTitle: z.string() }),
  /** Where both worked at the same time; null where the colleague referred the person before. */
  shared: z.object({ companyName: z.string(), from: z.number().int(), to: z.number().int() }).nullable(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  /** What is left of the time to undo the answer; saying nothing is the undo kind of its own. */
  undo: z
    .object({ kind: z.literal("ignore-reveal").nullable(), until: Instant, remainingMs: z.number() })
    .nullable(),
});
export type Reveal = z.infer<typeof Reveal>;

/** A coworker who knows the applicant, as the hiring team sees it. */
export const KnownBy = z.object({
  id: Id,
  employee: z.object({
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    title: z.string().nullable(),
  }),
  shared: Reveal.shape.shared,
  answeredAt: Instant,
});
export type KnownBy = z.infer<typeof KnownBy>;

/** An applicant whom a coworker said they know, as the hiring team lists them. */
export const RevealedLead = KnownBy.extend({
  applicationId: Id,
  shownAs: z.string(),
  candidate: Reveal.shape.candidate,
  job: Reveal.shape.job,
});
export type RevealedLead = z.infer<typeof RevealedLead>;

const year = z.number().int().min(1950).max(2100);
export const PastWork = z
  .object({
    companyName: z.string().trim().min(1, "Enter the company name").max(200),
    from: year,
    to: year,
  })
  .refine(({ from, to }) => from <= to, { message: "The start year is after the end year", path: ["to"] });
export type PastWork = z.infer<typeof PastWork>;
const PastWorks = z.object({ pastWork: z.array(PastWork).max(mostPastWork) });

export const reveals = {
  reveals: get("/reveal-user-notifications", {
    access: "employee",
    query: Filtered.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: z.object({
      notifications: z.array(Reveal),
      total: z.number().int(),
      page: z.number().int(),
      availablePages: z.number().int(),
      /** How many wait for an answer, whatever the filter. */
      pending: z.number().int(),
    }),
  }),
  answerReveal: patch("/reveal-user-notifications/:id", {
    access: "employee",
    row: "reveal",
    /** "pending" takes an answer back: "revealed" while it can be, "ignored" at any time. */
    body: z.object({ state: z.enum(revealStates) }),
    response: Reveal,
  }),
  answerReveals: patch("/reveal-user-notifications", {
    access: "employee",
    body: z.object({ ids: z.array(Id).min(1).max(100), state: z.enum(revealStates) }),
    response: z.object({
      notifications: z.array(Reveal),
      refused: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
    }),
  }),
  /** Where the employee worked before: only to find people they may know. */
  pastWork: get("/employees/past-work", { access: "employee", response: PastWorks }),
  savePastWork: put("/employees/past-work", { access: "employee", body: PastWorks, response: PastWorks }),
  /** Everyone of the company’s applicants whom a coworker knows, the latest answer first; past the last page, the last. */
  revealedLeads: get("/requests/reveals", {
    access: "company",
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      leads: z.array(RevealedLead),
      total: z.number().int(),
      page: z.number().int(),
      availablePages: z.number().int(),
    }),
  }),
  knownBy: get("/requests/:id/reveals", {
    access: "company",
    row: "application",
    response: z.array(KnownBy),
  }),
};

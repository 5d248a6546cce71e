import { z } from "zod";
import { Fit } from "./fit-shapes.ts";
import { applicationStates } from "./application-shapes.ts";
import { Bulk } from "./applications.ts";
import { get, patch, post } from "./endpoint.ts";
import { mostInvitationText, sentWords } from "./sent-words.ts";
import { Done, Email, Id, Instant } from "./shapes.ts";

/** As many as may be decided about at once. */
export const mostLeadsShown = 200;
export const mostLeadsInvited = 100;
/** What an invitation by email says where the team writes nothing else. */
export const invitationWords = "We think your experience fits this job, and would like to talk with you.";

const LeadPerson = z.object({
  /** Of the candidate, or of the external candidate who has no account. */
  id: Id,
  external: z.boolean(),
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  location: z.string().nullable(),
  /** How to reach them, and what else the company keeps: of external candidates only. */
  email: z.string().nullable(),
  linkedInUrl: z.string().nullable(),
  phone: z.string().nullable(),
  skills: z.array(z.string()),
  /** In their own words, where they told the company. */
  intro: z.string().nullable(),
  whatsNext: z.string().nullable(),
  /** The file they came in. */
  fileName: z.string().nullable(),
  source: z.string().nullable(),
  addedBy: z.string().nullable(),
  notesCount: z.number().int(),
  /** When and how they were notified of where their details come from. */
  notifiedAt: Instant.nullable(),
  notifiedBy: z.enum(["email", "team"]).nullable(),
  /** Removed then: after a month if not notified, otherwise after a year. */
  keptUntil: Instant.nullable(),
});
/** A person whom a company might ask about a job: found, uploaded or named by a teammate. */
export const Lead = z.object({
  /** Of the application, which is one in the state of a lead. */
  id: Id,
  version: z.number().int(),
  applicationState: z.enum(applicationStates),
  shownAs: z.string(),
  saved: z.boolean(),
  ignored: z.boolean(),
  manualAdd: z.boolean(),
  /** Which way they became a lead. */
  source: z.string(),
  /** Nothing for people without an account, and for who turned automated scoring off. */
  fit: Fit.nullable(),
  /** Why someone who was invited is none anymore. */
  endReason: z.string().nullable(),
  addedAt: Instant,
  lastActivityAt: Instant,
  person: LeadPerson,
  job: z.object({ id: Id, jobTitle: z.string(), status: z.string() }),
});
export type Lead = z.infer<typeof Lead>;

/** How a lead answers an invitation from its email. */
export const invitationAnswers = ["interested", "notInterested", "neverAgain"] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];
/** What the page behind the link of an invitation shows to whom it was sent. */
export const LeadInvitation = z.object({
  /** `gone` once the details were removed, `closed` once the job or the time is over. */
  state: z.enum(["open", "interested", "notInterested", "closed", "gone"]),
  company: z
    .object({ companyName: z.string(), slug: z.string(), companyLogo: z.string().nullable() })
    .nullable(),
  job: z.object({ id: Id, jobTitle: z.string(), locations: z.array(z.string()) }).nullable(),
  fullName: z.string().nullable(),
  message: z.string().nullable(),
  /** What the company keeps about the person, each with its name. */
  held: z.array(z.object({ name: z.string(), value: z.string() })),
  source: z.string().nullable(),
  /** What the person told the company so far. */
  intro: z.string().nullable(),
  whatsNext: z.string().nullable(),
});
export type LeadInvitation = z.infer<typeof LeadInvitation>;

const text = (most: number) => z.string().trim().max(most).nullish();
const ByHand = z.object({
  fullName: z.string().trim().min(1, "Enter their name").max(200),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email("Enter an email, such as name@company.com"))
    .nullish(),
  linkedInUrl: text(300),
  title: text(200),
  employer: text(200),
  location: text(200),
  phone: text(60),
  source: text(120),
  /** A file in the folder "notes", which is kept with a note about them. */
  resumeId: Id.nullish(),
});
const token = z.string().min(1).max(300);
const words = z.string().trim().max(2000, "Up to 2,000 characters");
const invited = { access: "public", link: true, perMinute: 60 } as const;
const sourcing = { access: "company", permission: "sourcing" } as const;

export const leads = {
  /** One tab of the leads of a job, or of all jobs, the newest first; past the last page, the last. */
  list: get("/requests/leads", {
    ...sourcing,
    query: z.object({
      jobId: Id.optional(),
      /** 0 pending, 1 saved, 2 invited, otherwise removed. */
      tab: z.coerce.number().int().min(0).max(100).default(0),
      q: z.string().trim().max(120).optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(mostLeadsShown).default(50),
    }),
    response: z.object({
      leads: z.array(Lead),
      total: z.number().int(),
      counts: z.object({
        pending: z.number().int(),
        saved: z.number().int(),
        invited: z.number().int(),
        removed: z.number().int(),
      }),
    }),
  }),
  /** Names a person as a lead: someone with a profile here, or anyone by name and address. */
  add: post("/requests/jobs/:id/leads", {
    ...sourcing,
    proven: true,
    row: "job",
    status: 201,
    perMinute: 60,
    body: z.union([z.object({ candidateId: Id }), ByHand]),
    response: Lead,
  }),
  /** Invites leads, each answered on its own: in the product, or by email where they have no account. Or turns them down. */
  decideOutbound: patch("/requests/company/outbound", {
    access: "company",
    permission: ["sourcing", "messages"],
    proven: true,
    perMinute: 60,
    body: z.object({
      accept: z.boolean(),
      requestIds: z.array(Id).min(1, "Select a lead to invite.").max(mostLeadsInvited),
      /** Also whom a teammate wrote to lately; otherwise they are refused, naming who wrote. */
      anyway: z.boolean().optional(),
      message: sentWords(mostInvitationText).optional(),
    }),
    response: Bulk,
  }),
  showInvitation: get("/lead-invitations", {
    access: "public",
    link: true,
    perMinute: 60,
    query: z.object({ token }),
    response: LeadInvitation,
  }),
  answerInvitation: post("/lead-invitations", {
    access: "public",
    link: true,
    perMinute: 60,
    body: z.object({ token, answer: z.enum(invitationAnswers) }),
    response: LeadInvitation,
  }),
  /** Where someone without an account wants to go from here; an empty text takes it back. */
  whatsNext: post("/external-candidates/whats-next", {
    ...invited,
    body: z.object({ token, whatsNext: words }),
    response: LeadInvitation,
  }),
  /** Who they are, in their own words. */
  intro: post("/external-candidates/intro", {
    ...invited,
    body: z.object({ token, intro: words }),
    response: LeadInvitation,
  }),
  /** New jobs of the company that invited them, or without an invitation new stories for job seekers, once the mailed link is used. */
  subscribe: post("/external-candidates/subscribe", {
    access: "public",
    perMinute: 10,
    perHour: 30,
    body: z.object({ email: Email, token: token.optional() }),
    response: Done,
  }),
};

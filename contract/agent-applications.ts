import { z } from "zod";
import { del, get, post, put } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** review: nothing was sent. verification: the board mailed a code. unknown: it was sent, and the board never answered. */
export const agentStages = ["review", "sending", "verification", "sent", "failed", "unknown"] as const;
export type AgentStage = (typeof agentStages)[number];

/** agent: the form is filled in here. there: people apply on the board's own page. here: the company reads applications here. */
export const agentWays = ["agent", "there", "here"] as const;
export type AgentWay = (typeof agentWays)[number];

export const fieldKinds = [
  "text",
  "longText",
  "number",
  "date",
  "choice",
  "choices",
  "consent",
  "school",
  "resume",
  "file",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Where a filled-in answer comes from; null where the person has to give it. */
export const answerOrigins = ["account", "profile", "resume", "coverLetter", "typed"] as const;

/** A field of a board's form, filled in as far as the person's own data goes. */
export const AgentField = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  /** Of a school those that were chosen; the others are searched. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Words; of choices their values, of a resume or a file its id. */
  values: z.array(z.string()),
  origin: z.enum(answerOrigins).nullable(),
  /** What the files among the values are called. */
  fileName: z.string().nullable(),
});
export type AgentField = z.infer<typeof AgentField>;

const Receipt = z.object({
  at: Instant,
  /** What the board calls the application; null where it says nothing. */
  reference: z.string().nullable(),
  answers: z.array(z.object({ label: z.string(), answer: z.string() })),
});

/** An application through a board's form, as the list of all of them shows it. */
export const AgentStatus = z.object({
  id: Id,
  jobId: Id,
  jobTitle: z.string(),
  companyName: z.string(),
  system: z.string(),
  url: z.string().nullable(),
  stage: z.enum(agentStages),
  /** Why it was not taken, or what to do. */
  reason: z.string().nullable(),
  receipt: Receipt.nullable(),
  changedAt: Instant,
});
export type AgentStatus = z.infer<typeof AgentStatus>;

const Offer = z.object({
  way: z.enum(agentWays),
  /** Why the form is not filled in here. */
  why: z.string().nullable(),
  system: z.string().nullable(),
  url: z.string().nullable(),
});
export type AgentOffer = z.infer<typeof Offer>;

/** The form of a job's board, to be looked through before anything is sent. */
export const AgentForm = Offer.extend({
  jobId: Id,
  jobTitle: z.string(),
  companyName: z.string(),
  fields: z.array(AgentField),
  /** The required fields without an answer. */
  missing: z.array(z.string()),
  /** What the board said of single fields. */
  problems: z.record(z.string(), z.string()),
  /** What became of it; null until something was kept or sent. */
  application: AgentStatus.nullable(),
});
export type AgentForm = z.infer<typeof AgentForm>;

const AgentAnswers = z.object({
  answers: z
    .record(z.string().max(300), z.array(z.string().trim().max(8000)).max(50))
    .refine((answers) => Object.keys(answers).length <= 150, "A form can have up to 150 answers"),
  /** What chosen schools are called, by their values: boards know them by number. */
  names: z
    .record(z.string().max(300), z.string().trim().max(300))
    .refine((names) => Object.keys(names).length <= 50, "A form can have up to 50 schools")
    .default({}),
});

const ofJob = { access: "candidate", row: "liveJob" } as const;
const pressed = { access: "candidate", perMinute: 20, response: AgentStatus } as const;

/** Applications through the form of the board that a job comes from, filled in from what the person has confirmed. */
export const agentApplications = {
  status: get("/requests/agent/status", {
    access: "candidate",
    /** With a job also whether its form can be filled in here. */
    query: z.object({ jobId: Id.optional() }),
    response: z.object({ applications: z.array(AgentStatus), offer: Offer.nullable() }),
  }),
  form: get("/job/:id/agent-application", { ...ofJob, perMinute: 30, response: AgentForm }),
  keep: put("/job/:id/agent-application", { ...ofJob, body: AgentAnswers, response: AgentForm }),
  /** The press that sends exactly these answers. */
  send: post("/job/:id/agent-application", { ...ofJob, ...pressed, body: AgentAnswers }),
  verify: post("/request/agent/verification-token", {
    ...pressed,
    body: z.object({ id: Id, token: z.string().trim().min(4, "Enter the code from the email").max(40) }),
  }),
  /** Sends the kept answers once more; where the first may have arrived, only with `anyway`. */
  retry: post("/request/agent/retry", {
    ...pressed,
    body: z.object({ id: Id, anyway: z.boolean().default(false) }),
  }),
  /** The person has heard from the company: what was unknown has arrived. */
  arrived: post("/requests/agent/:id/arrived", { ...pressed, row: "agentApplication" }),
  /** The person knows that it did not arrive, or got no code: it can be sent again, and costs nothing. */
  notArrived: post("/requests/agent/:id/not-arrived", { ...pressed, row: "agentApplication" }),
  /** Throws away a form that was not sent, or not accepted; the answers come back for `keep` to undo it. */
  discard: del("/requests/agent/:id", {
    access: "candidate",
    row: "agentApplication",
    response: AgentAnswers,
  }),
  schools: get("/request/agent/school-search", {
    access: "candidate",
    query: z.object({ q: z.string().trim().max(120), jobId: Id.optional() }),
    response: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
};

import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** The state of an application made outside this product, as its candidate reports it. */
export const externalStates = [
  "saved",
  "applied",
  "interview",
  "offer",
  "hired",
  "passed",
  "declined",
] as const;
export type ExternalState = (typeof externalStates)[number];
const link = z
  .url({ protocol: /^https?$/, error: "Please enter a full link, starting with https://" })
  .max(2000);
const words = z.string().trim().min(1).max(160);
const note = z.string().trim().max(2000);

/** An application the seeker keeps for a job elsewhere. */
export const ExternalApplication = z.object({
  id: Id,
  candidateId: Id,
  jobId: Id.nullable(),
  jobTitle: z.string(),
  companyName: z.string(),
  url: z.string().nullable(),
  note: z.string().nullable(),
  state: z.enum(externalStates),
  deleted: z.boolean(),
  /** Null until the person has applied. */
  appliedAt: Instant.nullable(),
  /** The day of it, the same in every time zone. */
  appliedOn: z.iso.date().nullable(),
  changedAt: Instant,
});
export type ExternalApplication = z.infer<typeof ExternalApplication>;

export const externalApplications = {
  externals: get("/external-applications", {
    access: "candidate",
    response: z.array(ExternalApplication),
  }),
  /** All that one applied for, here and on other sites, and what one saved there, as CSV. */
  download: get("/candidate/applications/download", {
    access: "candidate",
    link: true,
    perMinute: 30,
    logs: { kind: "export", action: "ownApplications.exported" },
    response: z.unknown(),
  }),
  /** With a job of ours, title and company come from there; otherwise both are required. */
  saveExternal: post("/external-applications", {
    access: "candidate",
    status: 201,
    perMinute: 60,
    body: z.object({
      jobId: Id.nullish(),
      candidateId: Id.nullish(),
      jobTitle: words.nullish(),
      companyName: words.nullish(),
      url: link.nullish(),
      note: note.nullish(),
      state: z.enum(externalStates).default("applied"),
      /** Today, unless another day is named. */
      appliedOn: z.iso.date().nullish(),
    }),
    response: ExternalApplication,
  }),
  /** Corrects what the person wrote; title and company of a job of ours stay as the job has them. */
  updateExternal: patch("/external-applications/:id", {
    access: "candidate",
    row: "externalApplication",
    body: z
      .object({
        jobTitle: words,
        companyName: words,
        url: link.nullable(),
        note: note.nullable(),
        appliedOn: z.iso.date("Choose the day you applied"),
      })
      .partial(),
    response: ExternalApplication,
  }),
  moveExternal: patch("/candidate/external-application/:id/state", {
    access: "candidate",
    row: "externalApplication",
    body: z.object({ state: z.enum(externalStates) }),
    response: ExternalApplication,
  }),
  /** `deleted: false` brings it back. */
  deleteExternal: patch("/external-applications/:id/delete", {
    access: "candidate",
    row: "externalApplication",
    body: z.object({ deleted: z.boolean().default(true) }),
    response: ExternalApplication,
  }),
};

import { z } from "zod";
import { peopleFields } from "#shared/leads/people-fields.ts";
import { del, get, post, put } from "./endpoint.ts";
import { Done, Email, Id } from "./shapes.ts";

/** People from an uploaded file are notified within so many days, or removed (GDPR, Article 14). */
export const notifyWithinDays = 30;
/** Notified people are removed so many days after the upload. */
export const keepUploadedDays = 365;
export const invalidFormat = "Invalid file format";
export const columnsNeeded = "Choose a column for the name, and one for the email or the LinkedIn profile.";
const mostRefusedShown = 500;

/** A heading row and an example, as the help shows it and as it is downloaded. */
export const exampleUpload = [
  "Name,Email,LinkedIn,Title,Company,Location,Phone,Skills",
  'Rosa Alder,rosa.alder@people.example,https://www.linkedin.com/in/rosa-alder-example,Nurse,Harbour Clinic,"Leeds, United Kingdom",+44 113 496 0000,"Wound care, Triage"',
  "Tomas Reyes,,https://www.linkedin.com/in/tomas-reyes-example,Data engineer,Saltmarsh,Lisbon,,Python; SQL",
].join("\r\n");

const RefusedLine = z.object({
  /** The line of the file, the heading row counted. */
  line: z.number().int(),
  name: z.string().nullable(),
  why: z.string(),
});
/** What became of a line: new to the company, known and joined to the job, in the file twice, a lead of the job already, or skipped. */
export const lineOutcomes = ["added", "joined", "twice", "duplicate", "skipped"] as const;
const ReportLine = RefusedLine.extend({ outcome: z.enum(lineOutcomes), why: z.string().nullable() });
export type ReportLine = z.infer<typeof ReportLine>;

const Limit = z.object({
  /** The month that is counted, such as 2026-11, in the time zone of the company. */
  month: z.string(),
  used: z.number().int(),
  limit: z.number().int(),
  left: z.number().int(),
});
export type UploadLimit = z.infer<typeof Limit>;

export const UploadResult = z.object({
  /** People who are new to the company. */
  added: z.number().int(),
  /** People uploaded before, who are leads of this job now as well. */
  joined: z.number().int(),
  /** Lines that name someone whom an earlier line names. */
  twice: z.number().int(),
  /** People who were leads of this job already. */
  duplicates: z.number().int(),
  refused: z.array(RefusedLine).max(mostRefusedShown),
  /** Every line of the file, in its order. */
  report: z.array(ReportLine),
  refusedInAll: z.number().int(),
  limit: Limit,
});
export type UploadResult = z.infer<typeof UploadResult>;

const Columns = z.array(z.enum(peopleFields).nullable()).max(200);
/** What a file holds, before anything of it is kept. */
export const UploadPreview = z.object({
  fileName: z.string(),
  headings: z.array(z.string()),
  columns: Columns,
  /** The first lines, as they stand. */
  lines: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  /** What would become of the lines of the file with these columns; nothing while they don’t say who someone is and how to reach them. */
  counts: z.object({
    added: z.number().int(),
    known: z.number().int(),
    duplicates: z.number().int(),
    skipped: z.number().int(),
  }),
  limit: Limit,
});
export type UploadPreview = z.infer<typeof UploadPreview>;

const url = z.string().min(1).max(1000);
/** What each column holds, where that is not what its heading says. */
const columns = Columns.optional();
const objection = { access: "public", link: true, perMinute: 60, response: z.unknown() } as const;
const objectionQuery = z.object({ token: z.string().min(1).max(300) });

export const importedPeople = {
  /** The network of a company has the company's id. Its people come from a file in the folder `leads`. */
  upload: post("/company-networks/:id/bulk", {
    access: "company",
    permission: "sourcing",
    proven: true,
    row: "company",
    perMinute: 60,
    body: z.object({
      url,
      columns,
      jobId: Id,
      /** Where the company got their details; the email says so. */
      source: z.string().trim().max(120).optional(),
    }),
    response: UploadResult,
  }),
  /** Says what a file holds and would bring, and keeps nothing; an upload that was interrupted goes on from here for a day. */
  preview: post("/company-networks/:id/bulk/preview", {
    access: "company",
    permission: "sourcing",
    proven: true,
    row: "company",
    perMinute: 60,
    body: z.object({ url, columns }),
    response: UploadPreview,
  }),
  limit: get("/company-networks/:id/bulk/check-limit", {
    access: "company",
    permission: "sourcing",
    row: "company",
    response: Limit,
  }),
  /** Notifies people by email, or records that the team did so itself. Nothing is sent unless this is called. */
  notify: post("/uploaded-people/notify", {
    access: "company",
    permission: "sourcing",
    proven: true,
    perMinute: 60,
    body: z.object({
      leadIds: z.array(Id).min(1, "Select someone to notify.").max(200),
      by: z.enum(["email", "team"]),
    }),
    response: z.object({
      notified: z.number().int(),
      refused: z.array(z.object({ leadId: Id, code: z.string(), message: z.string() })),
    }),
  }),
  /**
   * Adds a person's email, or replaces it as long as nothing was sent to the old one. If another person of the company
   * has that email, the error names them, and `personId` is theirs.
   */
  setEmail: put("/uploaded-people/:id/email", {
    access: "company",
    permission: "sourcing",
    proven: true,
    row: "uploadedPerson",
    perMinute: 60,
    body: z.object({ email: Email }),
    response: Done,
  }),
  forget: del("/uploaded-people/:id", {
    access: "company",
    permission: "sourcing",
    row: "uploadedPerson",
    response: Done,
  }),
  /** Says what the link in the email would do; changes nothing, because mail scanners follow links. */
  showObjection: get("/uploaded-people/objection", { ...objection, query: objectionQuery }),
  object: post("/uploaded-people/objection", { ...objection, query: objectionQuery }),
};

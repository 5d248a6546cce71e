import { z } from "zod";
import { type TextHint as Hint, textHintKinds } from "#shared/jobs/text-hints.ts";
import { get, post } from "./endpoint.ts";
import { JobFields } from "./job-shapes.ts";

/** Where a sentence of a generated text comes from. */
export const WritingSource = z.object({
  /** "onet/15-1252.00/task/21662", "company/companyBenefits/1" or "job/jobTitle". */
  id: z.string(),
  kind: z.enum(["occupation", "company", "job"]),
  /** What it says there. */
  text: z.string(),
});
export type WritingSource = z.infer<typeof WritingSource>;

export const WrittenSentence = z.object({ text: z.string(), sourceIds: z.array(z.string()).min(1) });
export const WrittenSection = z.object({
  heading: z.string(),
  list: z.boolean(),
  sentences: z.array(WrittenSentence),
});
export type WrittenSection = z.infer<typeof WrittenSection>;

/** What the person still has to say, because nobody else knows it. */
export const Missing = z.object({ field: z.string(), sentence: z.string() });

export const WrittenJob = z.object({
  /** What O*NET calls people with this title; null where it knows none. */
  occupation: z.object({ code: z.string(), name: z.string() }).nullable(),
  sections: z.array(WrittenSection),
  sources: z.array(WritingSource),
  /** The sections as HTML. */
  jobDescription: z.string(),
  missing: z.array(Missing),
  /** Whether a language model put the sources into words, or they are said as they are. */
  writtenBy: z.enum(["model", "sources"]),
});
export type WrittenJob = z.infer<typeof WrittenJob>;

/** What of a job a text is written from. */
export const WritingFacts = JobFields.pick({
  jobTitle: true,
  locations: true,
  remote: true,
  workplaceType: true,
  employmentType: true,
  salary: true,
})
  .partial()
  .extend({ jobTitle: z.string().trim().min(1, "Enter a title first").max(300) });
export type WritingFacts = z.infer<typeof WritingFacts>;

export const textEdits = ["inclusive", "shorter", "lists"] as const;
export type TextEdit = (typeof textEdits)[number];

export const EditedText = z.object({
  jobDescription: z.string(),
  /** What was changed, one sentence each; empty where there was nothing to change. */
  changes: z.array(z.string()),
});
export type EditedText = z.infer<typeof EditedText>;

export const writtenFields = ["jobTitle", "department", "seniority", "jobDescription", "prompts"] as const;
export type WrittenField = (typeof writtenFields)[number];

/** A proposal for one field; nothing is changed by asking for it. */
export const FieldProposal = z.object({
  field: z.enum(writtenFields),
  /** One value, or several of a list; empty where nothing better is known. */
  values: z.array(z.string()),
  /** Why, and from where. */
  sentence: z.string(),
  sources: z.array(WritingSource),
});
export type FieldProposal = z.infer<typeof FieldProposal>;

export const TextHint = z.object({
  kind: z.enum(textHintKinds),
  sentence: z.string(),
  /** The words it is about; null where it is about the whole text. */
  found: z.string().nullable(),
  /** What could stand there instead. */
  instead: z.string().nullable(),
}) satisfies z.ZodType<Hint>;

/** What helps to hire for a job. */
export const RecruitHelp = z.object({
  occupation: WrittenJob.shape.occupation,
  otherTitles: z.array(z.string()),
  skills: z.array(z.string()),
  questions: z.array(z.string()),
  hints: z.array(TextHint),
  missing: z.array(Missing),
});
export type RecruitHelp = z.infer<typeof RecruitHelp>;

const writing = { access: "company", permission: "jobs", perMinute: 30, streams: true } as const;

/** Texts of jobs: written from what is known, with the source of each sentence, and heard while they are written. Nothing is kept by these calls. */
export const jobWriting = {
  generate: post("/jobs/ai/generate", { ...writing, perHour: 200, body: WritingFacts, response: WrittenJob }),
  /** Changes the form of a text and never what it says. */
  generateEdit: post("/jobs/ai/generate/edit", {
    ...writing,
    perHour: 400,
    body: z.object({
      jobDescription: z.string().trim().min(1, "Write a description first").max(200_000),
      edit: z.enum(textEdits),
    }),
    response: EditedText,
  }),
  /** With `postAJob` the job is one that is posted without an account, and the cookie of its poster opens it. */
  generateDetail: get("/jobs/:id/detail/generate", {
    access: "public",
    row: "job",
    perMinute: 30,
    perHour: 400,
    streams: true,
    query: z.object({
      field: z.enum(writtenFields).default("jobDescription"),
      postAJob: z.enum(["true", "false"]).default("false"),
    }),
    response: FieldProposal,
  }),
  /** What helps to hire for a job: whom to look for, what to ask, what to change in its text. */
  recruitAssist: get("/jobs/:id/recruit-assist", {
    access: "company",
    permission: "jobs",
    row: "job",
    streams: true,
    response: RecruitHelp,
  }),
};

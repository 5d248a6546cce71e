import { z } from "zod";
import { FitVerdict, JudgedRequirement } from "./fit-shapes.ts";
import { get, put } from "./endpoint.ts";
import { Id } from "./shapes.ts";

/** A question the team may ask, made of what the job asks for and what the person showed. */
const LikelyQuestion = z.object({
  question: z.string(),
  /** The person's own line to answer with; null where none was found. */
  line: z.string().nullable(),
  /** The person's private words about it. */
  note: z.string(),
});

/** What someone can look through before an interview; nothing of it is shown to the company. */
export const Preparation = z.object({
  applicationId: Id,
  jobId: Id,
  jobTitle: z.string(),
  company: z.object({
    companyName: z.string(),
    slug: z.string(),
    companyAboutHeader: z.string().nullable(),
    companyIndustry: z.array(z.string()),
    companySize: z.string().nullable(),
    companyHQlocation: z.string().nullable(),
    companyFoundedYear: z.number().int().nullable(),
    website: z.string().nullable(),
    values: z.array(z.object({ title: z.string(), description: z.string() })),
  }),
  /** Verdicts are null for who opted out of scoring. */
  requirements: z.array(JudgedRequirement.extend({ verdict: FitVerdict.nullable() })),
  questions: z.array(LikelyQuestion),
  /** Notes about questions that are asked no more, for the job or the profile has changed. */
  earlier: z.array(LikelyQuestion.omit({ line: true })),
});
export type Preparation = z.infer<typeof Preparation>;

const mine = { access: "candidate", row: "myApplication" } as const;

export const interviewPreparation = {
  preparation: get("/requests/:id/preparation", { ...mine, response: Preparation }),
  /** An empty note is deleted. */
  keepNote: put("/requests/:id/preparation/note", {
    ...mine,
    perMinute: 120,
    body: z.object({
      question: z.string().max(1000),
      note: z.string().trim().max(5000, "Use up to 5000 characters"),
    }),
    response: z.object({ question: z.string(), note: z.string() }),
  }),
};

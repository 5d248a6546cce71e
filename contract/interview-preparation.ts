import { z } from "zod";
import { FitVerdict, JudgedRequirement } from "./fit-shapes.ts";
import { get, put } from "./endpoint.ts";
import { Id } from "./shapes.ts";

/** A question the team may ask, based on what the job asks for and what the person's resume shows. */
const LikelyQuestion = z.object({
  question: z.string(),
  /** A line of the person's own to answer with; null if none was found. */
  line: z.string().nullable(),
  /** The person's private note about it. */
  note: z.string(),
});

/** What someone can read before an interview; none of it is shown to the company. */
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
  /** Verdicts are null for people who opted out of scoring. */
  requirements: z.array(JudgedRequirement.extend({ verdict: FitVerdict.nullable() })),
  questions: z.array(LikelyQuestion),
  /** Notes on questions that no longer apply because the job or the profile changed. */
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

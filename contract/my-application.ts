import { z } from "zod";
import { MyApplication } from "./application-shapes.ts";
import { OwnStage } from "./job-stages.ts";
import { OpenAnswer } from "./job-questions.ts";
import { Id, Instant } from "./shapes.ts";

/** Everything a candidate sees of one application of theirs. */
export const MyApplicationDetail = MyApplication.extend({
  /** Whether the company says when it opens what was sent. */
  tellsWhenSeen: z.boolean(),
  /** When the team first opened it; null before, and where the company does not say. */
  seenAt: Instant.nullable(),
  /** When it expires unanswered; null unless an answer is pending. */
  answerBy: Instant.nullable(),
  /** The stages of the job's board, first to last. */
  stages: z.array(OwnStage),
  answers: z.array(OpenAnswer),
  /** What the team reads; null where the application was sent without a resume. */
  resume: z
    .object({
      id: Id,
      name: z.string(),
      /** What was sent, for ten minutes: the original document, or the PDF that was made of it. */
      url: z.string().nullable(),
      lines: z.array(z.string()),
      /** False for applications from before copies were kept: then this is the resume as it is now. */
      asSent: z.boolean(),
    })
    .nullable(),
});
export type MyApplicationDetail = z.infer<typeof MyApplicationDetail>;

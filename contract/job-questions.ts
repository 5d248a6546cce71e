import { z } from "zod";
import { Captions, Video } from "./videos.ts";
import { type Question, questionKinds, yesNo } from "#shared/jobs/questions.ts";

const text = (most: number) => z.string().trim().max(most);
const asked = {
  id: z.string().max(60),
  question: text(500).min(1, "Enter the question"),
  required: z.boolean(),
};
const bound = z.number({ error: "Enter a number" }).min(-1e12).max(1e12).nullable();

const Text = z.object({
  ...asked,
  /** A question without a kind is answered in words. */
  kind: z.literal("text").optional().default("text"),
});
const Choice = z
  .object({
    ...asked,
    kind: z.literal("choice"),
    choices: z
      .array(text(200).min(1, "Enter the answer or remove it"))
      .min(2, "Enter at least two answers to choose from")
      .max(20, "A question can have up to 20 answers to choose from"),
    /** Answers that sort an application behind the others; the company’s own team alone sees which. */
    knockOut: z.array(text(200)).max(20),
  })
  .refine(({ choices }) => new Set(choices).size === choices.length, {
    path: ["choices"],
    message: "Two answers are the same",
  })
  .refine(({ choices, knockOut }) => knockOut.every((each) => choices.includes(each)), {
    path: ["knockOut"],
    message: "Only answers that can be chosen can sort last",
  });
const YesNo = z.object({ ...asked, kind: z.literal("yesNo"), knockOut: z.enum(yesNo).nullable() });
const Number = z
  .object({ ...asked, kind: z.literal("number"), least: bound, most: bound })
  .refine(({ least, most }) => least === null || most === null || least <= most, {
    path: ["most"],
    error: ({ input }) =>
      `The maximum of “${(input as { question: string }).question}” can’t be less than its minimum`,
  });
const File = z.object({ ...asked, kind: z.literal("file") });
const VideoQuestion = z.object({ ...asked, kind: z.literal("video") });

/** A question people answer when they apply. */
export const Prompt = z.discriminatedUnion("kind", [
  Text,
  Choice,
  YesNo,
  Number,
  File,
  VideoQuestion,
]) satisfies z.ZodType<Question>;
export type Prompt = z.infer<typeof Prompt>;

export const Prompts = z
  .array(Prompt)
  .max(30, "A job can ask up to 30 questions")
  .refine(
    (prompts) => new Set(prompts.map(({ id }) => id)).size === prompts.length,
    "Two questions have the same id",
  );

/** An answer as it is sent: of a question for a file or a video the id of the file, of the others their words. */
export const GivenAnswers = z
  .array(
    z.object({
      promptId: z.string().max(60),
      answer: z.string().trim().max(8000),
      /** Of a video alone. */
      captions: Captions.optional(),
    }),
  )
  .max(30)
  .default([]);
export type GivenAnswer = z.infer<typeof GivenAnswers>[number];

/** An answer as it was sent; of a file its name. */
export const SentAnswer = z.object({
  promptId: z.string(),
  kind: z.enum(questionKinds),
  question: z.string(),
  answer: z.string(),
});
/** The same with a link to its file that works for ten minutes; of a video with all it takes to watch it. */
export const OpenAnswer = SentAnswer.extend({ url: z.string().nullable(), video: Video.nullable() });
/** The same for the team: such answers only sort the application behind the others. */
export const TeamAnswer = OpenAnswer.extend({ knocksOut: z.boolean() });

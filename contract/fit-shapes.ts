import { z } from "zod";
import { withPrivatePay } from "./pay.ts";

export const FitVerdict = z.enum(["met", "unclear", "missing"]);
/** A requirement judged against a person, with the verbatim line that shows it. */
export const JudgedRequirement = z.object({
  id: z.string(),
  text: z.string(),
  must: z.boolean(),
  verdict: FitVerdict,
  evidence: z
    .object({
      source: z.enum(["resume", "profile", "answer"]),
      line: z.string(),
      lineIndex: z.number().int().nullable(),
    })
    .nullable(),
  note: z.string().nullable(),
});
const HardFact = z.object({
  verdict: z.enum(["ok", "unknown", "conflict"]),
  sentence: z.string(),
  /** Told by the job, but not to be compared with what the person said: they have to judge for themselves. */
  open: z.literal(true).optional(),
});
export const Fit = z.object({
  /** Null where the posting says too little to judge. */
  score: z.number().int().nullable(),
  modelVersion: z.string(),
  requirements: z.array(JudgedRequirement),
  /** Fits judged by older models say nothing about the trade or the hours. */
  hard: z.object({
    trade: HardFact.optional(),
    place: HardFact,
    hours: HardFact.optional(),
    salary: HardFact,
    type: HardFact,
    seniority: HardFact,
  }),
  /** What of the person's conditions the job breaks, in sentences; fits judged by older models do not say. */
  breaks: z.array(z.string()).optional(),
  /** What would raise the score, in sentences. */
  raise: z.array(z.string()),
  /** What the score was made of; fits judged by older models do not say. */
  inputs: z.array(z.string()).optional(),
});
/** How a job's pay compares with what someone asks for tells what they ask for. */
withPrivatePay(Fit, (fit) => ({
  ...fit,
  hard: { ...fit.hard, salary: { verdict: "unknown" as const, sentence: "You don’t see salaries." } },
  breaks: fit.breaks?.filter((sentence) => sentence !== fit.hard.salary.sentence),
}));
export type Fit = z.infer<typeof Fit>;

export const FitSummary = z.object({
  scored: z.boolean(),
  score: z.number().int().nullable(),
  /** Sentences made of the fit alone: nothing that is not in the profile or the job. */
  summary: z.string(),
  strengths: z.array(z.object({ requirement: z.string(), line: z.string() })),
  gaps: z.array(z.object({ requirement: z.string(), must: z.boolean(), note: z.string().nullable() })),
});
export type FitSummary = z.infer<typeof FitSummary>;

/** What a person could add for one job: each from the score itself, to be said only if it is true. */
export const PromptTips = z.object({
  scored: z.boolean(),
  tips: z.array(
    z.object({
      requirement: z.string(),
      must: z.boolean(),
      tip: z.string(),
      /** Where saying it counts for this job: in an answer to its questions, or in the profile. */
      where: z.enum(["answer", "profile"]),
      /** The question of the job that asks about it. */
      prompt: z.object({ id: z.string(), question: z.string() }).nullable(),
    }),
  ),
});

import { z } from "zod";

export const requirementKinds = ["skill", "years", "degree", "certification", "language", "other"] as const;

const text = (most: number) => z.string().trim().max(most);
const wording = text(160).min(1);
/** A line of the ad, as it was read. */
const line = text(400).min(1);

const RequirementPart = z.object({
  text: z.string(),
  kind: z.string(),
  /** Known by their ids in the list of skills. */
  skills: z.array(z.string()),
  years: z.number().optional(),
  /** Names that no list of skills knows: they are looked for by their letters. */
  names: z.array(z.string()).optional(),
});

/** One thing a job asks for, as applicants are compared with it. */
export const Requirement = RequirementPart.extend({
  id: z.string(),
  must: z.boolean(),
  /** Either of these will do. */
  alternatives: z.array(RequirementPart).optional(),
});

/** A requirement in the team's words, instead of what was read in the description. */
export const CorrectedRequirement = z.object({
  /** The lines of the description it was read from; none when it was added by hand. */
  from: z.array(line).max(12),
  text: wording,
  must: z.boolean(),
  /** Names of skills to compare with; null leaves it to the wording. */
  skills: z.array(text(80).min(1)).max(8).nullable(),
  /** Years to ask for; null leaves it to the wording. */
  years: z.number().int().min(1).max(50).nullable(),
  /** Wordings of which either will do. */
  alternatives: z.array(wording).max(6),
});
export type CorrectedRequirement = z.infer<typeof CorrectedRequirement>;

/** What the team corrected. It outlives changes of the description, as long as the line it is about is recognised. */
export const RequirementCorrections = z.object({
  kept: z.array(CorrectedRequirement).max(40),
  /** Lines of the description that are no requirement. */
  removed: z.array(line).max(60),
});
export type RequirementCorrections = z.infer<typeof RequirementCorrections>;

/** A requirement as the editor shows it: what was understood, in words. */
export const ReadRequirement = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(requirementKinds),
  must: z.boolean(),
  /** Names of skills, known or not. */
  skills: z.array(z.string()),
  years: z.number().nullable(),
  alternatives: z.array(z.string()),
  from: z.array(z.string()),
  /** Which of the kept corrections it is; null when it is as it was read. */
  correction: z.number().int().nullable(),
});
export type ReadRequirement = z.infer<typeof ReadRequirement>;

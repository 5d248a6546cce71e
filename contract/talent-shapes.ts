import { z } from "zod";
import { Fit } from "./fit-shapes.ts";
import { PersonHit } from "./search.ts";

export const TalentHit = z.object({
  person: PersonHit.omit({ applicationGraph: true }).extend({ experienceLength: z.string().nullable() }),
  score: z.number().int().nullable(),
  fit: Fit.nullable(),
  /** The current or last employer let people go lately: these people come first. */
  laidOff: z.object({ companyName: z.string(), day: z.string() }).nullable(),
});
export type TalentHit = z.infer<typeof TalentHit>;

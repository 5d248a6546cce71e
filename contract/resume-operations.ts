import { z } from "zod";

/** Names a section, an entry of it or one line of an entry by what stands there. */
const ResumePlace = z.object({
  section: z.string().max(60),
  entry: z.string().max(700).nullable().default(null),
  line: z.string().max(8000).nullable().default(null),
});
const about = {
  place: ResumePlace,
  /** Ids of the sources that are the reason. */
  evidence: z.array(z.string().max(60)).max(60),
  /** Why, in a sentence. */
  reason: z.string().max(500),
};

/** One change of a resume for one job. */
export const ResumeOperation = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("keep"), ...about }),
  z.object({ kind: z.literal("move"), to: z.number().int().min(0).max(200), ...about }),
  z.object({ kind: z.literal("hide"), ...about }),
  z.object({ kind: z.literal("reword"), text: z.string().trim().min(1).max(8000), ...about }),
  z.object({ kind: z.literal("promoteSkill"), ...about }),
]);
export type ResumeOperation = z.infer<typeof ResumeOperation>;

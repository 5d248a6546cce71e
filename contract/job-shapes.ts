import { z } from "zod";
import { Id } from "./shapes.ts";

const text = (most: number) => z.string().trim().max(most);

/** Whole units of the currency: 62000 with GBP and year is £62,000 a year. */
export const Salary = z.object({
  currency: z.string().length(3).nullable(),
  period: z.enum(["hour", "day", "week", "month", "year"]),
  min: z.number().min(0).nullable(),
  max: z.number().min(0).nullable(),
});
export const Prompt = z.object({ id: z.string().max(60), question: text(500).min(1), required: z.boolean() });
export const Budget = z.object({
  budget: z.number().int().min(0).max(1_000_000),
  /** Applicants from this score on are shown as qualified. */
  qualificationScore: z.number().int().min(0).max(100),
});

export const JobTeam = z.object({
  /** The team of a job is known by the job's id. */
  id: Id,
  jobId: Id,
  hiringManagerEmail: z.string().nullable(),
  members: z.array(
    z.object({
      id: Id,
      userId: Id,
      kind: z.enum(["companyAdmin", "employee"]),
      role: z.enum(["manager", "member"]),
      fullName: z.string(),
      profilePicture: z.string().nullable(),
      title: z.string().nullable(),
    }),
  ),
});
export type JobTeam = z.infer<typeof JobTeam>;

import { z } from "zod";
import type { Salary as SalaryShape } from "#shared/money/salary.ts";
import { CurrencyCode, Id } from "./shapes.ts";

const text = (most: number) => z.string().trim().max(most);

const amount = z.number().int().min(0);

/** In the smallest unit of the currency: 6200000 with GBP and year is £62,000 a year. */
export const Salary = z.object({
  currency: CurrencyCode.nullable(),
  period: z.enum(["hour", "day", "week", "month", "year"]),
  min: amount.nullable(),
  max: amount.nullable(),
}) satisfies z.ZodType<SalaryShape>;
export const Prompt = z.object({ id: z.string().max(60), question: text(500).min(1), required: z.boolean() });
export const Budget = z.object({
  /** For advertising the job, in whole units of the currency. */
  budget: z.number().int().min(0).max(1_000_000),
  currency: CurrencyCode,
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

import { z } from "zod";
import { isPayPrivate } from "#shared/jobs/private-pay.ts";

/** How an answer reads to a member of a hiring team, of this company, who may not see salaries. */
type WithoutPay = (value: never, companyId: string) => unknown;

/** The parts of answers that tell what people ask for, or what a job pays that nobody was told of yet. */
export const privatePay = z.registry<{ withoutPay: WithoutPay }>();

/** Marks a part of an answer; without a way to leave the pay out, all of it is. */
export function withPrivatePay<S extends z.ZodType>(
  schema: S,
  withoutPay: (value: z.output<S>, companyId: string) => z.output<S> | null = () => null,
): S {
  privatePay.add(schema, { withoutPay });
  return schema;
}

interface PaidJob {
  companyId: string;
  salary: unknown;
  status: string;
  internal: boolean;
}
export function withoutPrivatePay<J extends PaidJob>(job: J, companyId: string): J {
  return job.companyId === companyId && isPayPrivate(job) ? { ...job, salary: null } : job;
}

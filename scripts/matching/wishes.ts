import { z } from "zod";
import type { CandidateText } from "#server/matching-engine/index.ts";
import { employmentTypeOf } from "#server/outside/ats/fields.ts";
import { isTimeZone } from "#shared/times/time-zone.ts";
import { salaryInUnits, yearlyPay } from "#shared/money/salary.ts";
import { readJson, readText } from "../read-input.ts";

/** What a person asks for, as a file says it; what is left out is not asked for. */
const Wishes = z.object({
  titles: z.array(z.string()).default([]),
  level: z.enum(["junior", "mid", "senior", "lead"]).nullish(),
  places: z.array(z.string()).default([]),
  remote: z
    .object({ wanted: z.boolean(), countries: z.array(z.string()).default([]) })
    .default({ wanted: false, countries: [] }),
  min_pay: z
    .object({
      amount: z.number().positive(),
      currency: z.string().length(3),
      per: z.enum(["hour", "day", "week", "month", "year"]),
    })
    .nullish(),
  type: z.string().nullish(),
  may_work_in: z.array(z.string()).default([]),
  /** "Europe/Berlin". */
  time_zone: z.string().refine(isTimeZone, "not the name of a time zone").nullish(),
  overlap_hours: z.number().int().min(1).max(8).nullish(),
});

const seniorities = {
  junior: "Early Career (0-5)",
  mid: "Mid Career (5-10)",
  senior: "Senior (10+)",
  lead: "Senior (10+)",
};

/** The wishes of a JSON file in the engine's own form. */
export function wishesOf(path: string): NonNullable<CandidateText["wanted"]> {
  const read = Wishes.safeParse(readJson<unknown>(readText(path), path));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue!.path.join(".") || "The file"} in ${path}: ${issue!.message}.`);
  }
  const { titles, level, places, remote, min_pay: pay, type, may_work_in: mayWorkIn } = read.data;
  const { time_zone: timeZone, overlap_hours: atLeast } = read.data;
  if (atLeast && !timeZone) throw new Error(`${path} has overlap_hours and no time_zone to count them in.`);
  const yearly =
    pay && yearlyPay(salaryInUnits({ currency: pay.currency, period: pay.per, min: pay.amount, max: null }));
  const form = type ? employmentTypeOf(type) : null;
  return {
    titles,
    locations: places,
    remote: remote.wanted,
    remoteFrom: remote.countries,
    mayWorkIn,
    sharedHours: atLeast && timeZone ? { atLeast, timeZone } : null,
    salary: yearly ? yearly / 1000 : null,
    currency: pay?.currency ?? null,
    types: form ? [form] : [],
    seniority: level ? [seniorities[level]] : [],
  };
}

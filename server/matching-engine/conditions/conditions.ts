import type { CandidateText, JobText } from "../types.ts";
import type { Constraint } from "./constraint.ts";
import { hoursOf } from "./hours.ts";
import { levelConstraint } from "./level.ts";
import { payConstraint } from "./pay.ts";
import { reachOf } from "./reach.ts";
import { type Trade, tradeOf } from "./trade.ts";
import { typeConstraint, typeSaid } from "./employment-type.ts";

/** What decides before any skill does: which work, where, at which hours, for how much, in what form and at what level. */
export interface Conditions {
  trade: Trade;
  place: Constraint;
  /** Of a remote team. */
  hours: Constraint;
  salary: Constraint;
  type: Constraint;
  seniority: Constraint;
}

const remembered = new WeakMap<CandidateText, (job: JobText) => Conditions>();

/** Compares jobs with what one person asks for; what many jobs share is compared once. */
export function conditionsOf(candidate: CandidateText): (job: JobText) => Conditions {
  const known = remembered.get(candidate);
  if (known) return known;
  const [trade, place] = [tradeOf(candidate), reachOf(candidate)];
  const hours = hoursOf(candidate, place);
  const compare = (job: JobText): Conditions => ({
    trade: trade(job),
    place: place(job),
    hours: hours(job),
    salary: payConstraint(job.salary ?? null, candidate),
    type: typeConstraint(typeSaid(job), candidate),
    seniority: levelConstraint(job, candidate),
  });
  remembered.set(candidate, compare);
  return compare;
}

/** The sentences of the conditions a job breaks, what weighs most first. */
export function brokenBy(conditions: Conditions): string[] {
  return Object.values(conditions)
    .filter(({ verdict }) => verdict === "conflict")
    .map(({ sentence }) => sentence);
}

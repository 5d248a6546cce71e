import { type Money, formatMoney } from "#shared/money/money.ts";
import { adTotals } from "#shared/reports/ad-costs.ts";
import { counted } from "#shared/words/sentence-list.ts";

interface Spread {
  count: number;
  lower: number;
  median: number;
  upper: number;
}
/** What the sentences are made of: a report as the contract promises it. */
export interface Numbers {
  applied: number;
  funnel: readonly { step: string; count: number }[];
  stages: readonly { name: string; time: Spread | null }[];
  timeToHire: Spread | null;
  sources: readonly { source: string; applied: number; interview: number; hired: number }[];
  answers: Spread | null;
  owed: readonly { wait: string; count: number }[];
  offers: readonly { outcome: string; count: number }[];
  interviewers: readonly { fullName: string; met: number; booked: number; minutes: number }[];
  ads: readonly Ad[];
}
interface Ad {
  name: string;
  clicks: number;
  applied: number;
  hired: number;
  spent: readonly Money[];
  perApplicant: Money | null;
}

/** "5 hours", "3 days". */
export function durationWords(hours: number) {
  if (hours < 1) return "less than an hour";
  return hours < 48 ? counted(hours, "hour") : counted(Math.round(hours / 24), "day");
}

export function percentWords(part: number, whole: number) {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}

export function funnelFinding({ applied, funnel }: Numbers) {
  if (applied === 0) return "No one applied.";
  const at = (step: string) => funnel.find((each) => each.step === step)?.count ?? 0;
  const interviewed = `${at("interview").toLocaleString("en-US")} reached an interview`;
  return `${counted(applied, "person", "people")} applied; ${interviewed} and ${at("hired").toLocaleString("en-US")} ${at("hired") === 1 ? "was" : "were"} hired.`;
}

export function stagesFinding({ stages }: Numbers) {
  const timed = stages.flatMap(({ name, time }) => (time ? [{ name, time }] : []));
  const [slowest] = timed.toSorted((a, b) => b.time.median - a.time.median);
  if (!slowest) return "No one has left a stage yet.";
  return `People spend the most time in ${slowest.name}: a median of ${durationWords(slowest.time.median)}.`;
}

export function hireFinding({ timeToHire }: Numbers) {
  if (!timeToHire) return "No one was hired yet.";
  const { count, median } = timeToHire;
  if (count === 1) return `The only hire took ${durationWords(median)}.`;
  return `Half of ${counted(count, "hire")} took ${durationWords(median)} or less.`;
}

/** Fewer applications than this say nothing about a source. */
const enough = 5;

export function sourcesFinding({ sources }: Numbers) {
  const rate = (source: Numbers["sources"][number]) => source.interview / source.applied;
  const compared = sources.filter(({ applied }) => applied >= enough);
  if (compared.length === 0) return `No source has brought the ${enough} people it takes to compare.`;
  const [best] = compared
    .filter(({ interview }) => interview > 0)
    .toSorted((a, b) => rate(b) - rate(a) || b.applied - a.applied);
  if (!best) return `No one from a source of ${enough} people or more reached an interview.`;
  const { source, interview, applied } = best;
  const reached = `${interview.toLocaleString("en-US")} of ${applied.toLocaleString("en-US")} (${percentWords(interview, applied)}) reached an interview.`;
  if (compared.length === 1) return `${source} is the only source of ${enough} people or more: ${reached}`;
  // A chart shows every source: one of three people out of four would contradict the sentence otherwise.
  const among = compared.length < sources.length ? ` of ${enough} people or more` : "";
  return `${source} is the strongest source${among}: ${reached}`;
}

export function answersFinding({ answers }: Numbers) {
  if (!answers) return "No one got an answer yet.";
  if (answers.count === 1) return `The only answer came after ${durationWords(answers.median)}.`;
  return `Half of ${counted(answers.count, "answer")} came within ${durationWords(answers.median)}.`;
}

export function owedFinding({ owed }: Numbers) {
  const all = owed.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return "You owe no one an answer.";
  const long = owed.find(({ wait }) => wait === "long")?.count ?? 0;
  const who = `${counted(all, "person", "people")} ${all === 1 ? "is" : "are"} waiting for an answer`;
  return long > 0
    ? `${who}, ${long.toLocaleString("en-US")} for more than a week.`
    : `${who}, no one for more than a week.`;
}

/** Of the offers that were answered, not of those that wait or ended. */
export function offersFinding({ offers }: Numbers) {
  const of = (outcome: string) => offers.find((each) => each.outcome === outcome)?.count ?? 0;
  const answered = of("accepted") + of("declined");
  if (answered > 0)
    return `${of("accepted").toLocaleString("en-US")} of ${counted(answered, "person", "people")} who answered their last offer accepted it (${percentWords(of("accepted"), answered)}).`;
  return of("waiting") > 0 ? "No offer has been answered yet." : "No offer was answered.";
}

export function interviewersFinding({ interviewers }: Numbers) {
  const [first] = interviewers;
  if (!first) return "No interview has been booked with an interviewer.";
  const all = interviewers.reduce((sum, { minutes }) => sum + minutes, 0);
  if (interviewers.length === 1) return `${first.fullName} is the only interviewer.`;
  return `${first.fullName} has ${percentWords(first.minutes, all)} of all interview time, among ${counted(interviewers.length, "interviewer")}.`;
}

/** Only what was paid in one currency can be compared. */
export function adsFinding({ ads }: Numbers) {
  const { spent } = adTotals(ads);
  if (spent.length === 0) return "No cost of an ad was entered.";
  const total = `You spent ${spent.map(formatMoney).join(" and ")} on ads`;
  const priced = ads.flatMap(({ name, perApplicant }) => (perApplicant ? [{ name, perApplicant }] : []));
  const isComparable = new Set(priced.map(({ perApplicant }) => perApplicant.currency)).size === 1;
  const [best] = priced.toSorted((a, b) => a.perApplicant.amount - b.perApplicant.amount);
  if (!best || !isComparable) return `${total}.`;
  return `${total}; an applicant cost the least on ${best.name}: ${formatMoney(best.perApplicant)}.`;
}

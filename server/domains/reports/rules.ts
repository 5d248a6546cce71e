import type { Spread } from "#contract/reports.ts";
import type { Application, movesOf } from "#server/domains/applications/index.ts";

type Kept = Pick<Application, "applicationState" | "stage" | "appliedAt" | "changedAt" | "waitingSince">;
export type KeptMove = Pick<
  Awaited<ReturnType<typeof movesOf>>[number],
  "at" | "move" | "actorKind" | "toState" | "toStage"
>;
export interface Facts {
  cameAt: Date;
  furthest: number;
  hireHours: number | null;
  answerHours: number | null;
  waitingSince: Date | null;
  stages: { stage: string; hours: number | null; here: boolean }[];
}

/** The fixed steps of the funnel. A company's own stages stand between interview and offer. */
export const ranks = { applied: 0, screen: 1, interview: 2, offer: 4, hired: 5 } as const;
const ofOwnStage = 3;
const isFixed = (stage: string): stage is keyof typeof ranks => Object.hasOwn(ranks, stage);
export const rankOf = (stage: string) => (isFixed(stage) ? ranks[stage] : ofOwnStage);

/** Where someone stands whom the company has to decide about. */
const before = ["review", "pending"];
const decided = ["accepted", "pipeline"];
const decisions = ["shortlist", "pass", "move", "hire", "refuseReview"];
const hourMs = 3_600_000;
const hoursBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / hourMs));

/** What reports say of one application, by its moves; null for one that the company never had to decide about. */
export function factsOf(application: Kept, moves: readonly KeptMove[]): Facts | null {
  const all = withStanding(application, moves);
  const came = all.find(({ toState }) => [...before, ...decided].includes(toState));
  if (!came) return null;
  const since = all.slice(all.indexOf(came));
  const places = since.map(({ at, toState, toStage }) => ({ at, stage: stageOf(toState, toStage) }));
  const hiredAt = hireThatHolds(places);
  const reached = places.flatMap(({ stage }) =>
    stage && (stage !== "hired" || hiredAt) ? rankOf(stage) : [],
  );
  return {
    cameAt: came.at,
    furthest: Math.max(0, ...reached),
    hireHours: hiredAt ? hoursBetween(came.at, hiredAt) : null,
    answerHours: answerHours(came, since),
    waitingSince: before.includes(application.applicationState) ? application.waitingSince : null,
    stages: timesIn(places),
  };
}

/** When someone was hired who still is: a hire that the team took back is none. */
function hireThatHolds(places: readonly { at: Date; stage: string | null }[]) {
  const last = places.findLastIndex(({ stage }) => stage !== "hired");
  return places[last + 1]?.at;
}

/** What stands somewhere its moves do not lead came there when it last changed. */
function withStanding(application: Kept, moves: readonly KeptMove[]): KeptMove[] {
  const { applicationState: toState, stage: toStage, appliedAt, changedAt } = application;
  const last = moves.at(-1);
  const arrives = stageOf(toState, toStage) !== (last ? stageOf(last.toState, last.toStage) : null);
  if (last && !arrives) return [...moves];
  const at = last && changedAt > last.at ? changedAt : (last?.at ?? appliedAt);
  return [...moves, { at, move: "", actorKind: "clock", toState, toStage }];
}

/** Who accepted an invitation is shown under interview. */
function stageOf(state: string, stage: string | null) {
  if (state === "accepted") return "interview";
  return state === "pipeline" ? (stage ?? "screen") : null;
}

/** Someone who was invited is owed no answer to an application of theirs. */
function answerHours(came: KeptMove, since: readonly KeptMove[]) {
  if (!before.includes(came.toState)) return null;
  const answer = since.find(({ move, toState }) => decisions.includes(move) && !before.includes(toState));
  return answer ? hoursBetween(came.at, answer.at) : null;
}

/** The hours in each stage together, however often it was entered. */
function timesIn(places: readonly { at: Date; stage: string | null }[]): Facts["stages"] {
  const times = new Map<string, { ms: number; left: boolean; here: boolean }>();
  places.forEach(({ at, stage }, nth) => {
    if (stage === null) return;
    const next = places[nth + 1];
    const time = times.get(stage) ?? { ms: 0, left: false, here: false };
    time.ms += next ? next.at.getTime() - at.getTime() : 0;
    time.left ||= next !== undefined && next.stage !== stage;
    time.here = !next;
    times.set(stage, time);
  });
  return [...times].map(([stage, { ms, left, here }]) => ({
    stage,
    hours: left && !here ? Math.floor(ms / hourMs) : null,
    here,
  }));
}

/** Median and quartiles of durations that come as "so many took so many hours". */
export function spreadOf(counted: readonly { hours: number; count: number }[]): Spread | null {
  const sorted = counted.toSorted((a, b) => a.hours - b.hours);
  const count = sorted.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  const at = (part: number) => {
    let left = Math.ceil(part * count);
    return sorted.find((each) => (left -= each.count) <= 0)!.hours;
  };
  return { count, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

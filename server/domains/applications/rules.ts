import type { ApplicationState } from "#contract/application-shapes.ts";
import type { OwnStage } from "#contract/job-stages.ts";
import { unableToChangeStage } from "#contract/applications.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import { conflict } from "#server/errors/refusal.ts";
import {
  type Actor,
  type From,
  type Move,
  type Transition,
  transitions,
  chatGroups,
  shownAs,
  statusWords,
} from "./transitions.data.ts";

/** What a move looks at and may change. */
export interface ApplicationStatus {
  applicationState: ApplicationState;
  stage: string | null;
  saved: boolean;
  ignored: boolean;
  withdrawn: boolean;
  passAt: Date | null;
}
interface Asked {
  actor: Actor;
  /** The stages of the job's board, first to last, as its team wrote them. */
  board: readonly OwnStage[];
  stage?: string;
}

const nothing: ApplicationStatus = {
  applicationState: "lead",
  stage: null,
  saved: false,
  ignored: false,
  withdrawn: false,
  passAt: null,
};

/** Where a move leads; refuses a move that the table does not have from here. Null stands for no application yet. */
export function stateAfter(
  move: Move,
  before: ApplicationStatus | null,
  { actor, board, stage }: Asked,
): ApplicationStatus {
  const transition = transitions[move];
  const from: From = before?.applicationState ?? "nothing";
  const atEnd =
    transition.exceptStage !== undefined && before?.stage === transition.exceptStage && from === "pipeline";
  const allowed = transition.actors.includes(actor);
  // Said first, because this is the one the caller can clear.
  if (allowed && transition.delayedPass && before?.passAt)
    throw conflict("DELAYED_PASS", transition.delayedPass);
  if (!allowed || !transition.from.includes(from) || atEnd)
    throw conflict("INVALID_STATE", refusalOf(move, before, board));
  if (move === "cancelPass" && !before?.passAt)
    throw conflict("INVALID_STATE", "There’s no delayed pass to cancel.");
  const now = before ?? nothing;
  return {
    applicationState: transition.to === "same" ? now.applicationState : transition.to,
    stage: stageAfter(transition.stage, now.stage, { stages: board.map(({ id }) => id), stage }),
    saved: transition.sets?.saved ?? now.saved,
    ignored: transition.sets?.ignored ?? now.ignored,
    withdrawn: transition.sets?.withdrawn ?? (transition.to === "same" && now.withdrawn),
    passAt: transition.to === "same" && move !== "cancelPass" ? now.passAt : null,
  };
}

function stageAfter(
  rule: "first" | "asked" | "hired" | "none" | undefined,
  current: string | null,
  { stages, stage }: Pick<Asked, "stage"> & { stages: readonly string[] },
) {
  if (rule === undefined) return current;
  if (rule === "none") return null;
  if (rule === "hired") return "hired";
  if (rule === "first") return stages[0] ?? "screen";
  const asked = stage === undefined ? undefined : stageFrom(stage);
  if (asked === undefined || !stages.includes(asked))
    throw conflict("NO_SUCH_STAGE", unableToChangeStage, { stages });
  return asked;
}

/** Reads a stage as people and older clients spell it: "hire" is the hired stage. */
export function stageFrom(word: string) {
  const text = word.trim().toLowerCase();
  return text === "hire" ? "hired" : text;
}

function refusalOf(move: Move, before: ApplicationStatus | null, board: readonly OwnStage[]) {
  if (move === "shortlist") return "This application is no longer waiting for a decision.";
  if (move === "withdraw") return "You can no longer withdraw this application.";
  if (!before) return "There’s no application yet.";
  const { applicationState: state, withdrawn } = before;
  const where =
    state === "pipeline" || state === "accepted"
      ? `is in “${placeOnBoard(before, board)}”`
      : withdrawn
        ? "has been withdrawn"
        : statusWords[state];
  return `You can’t do this. The application ${where}.`;
}

/** The stage of an application as its team wrote it; who accepted an invitation is shown at the interview. */
export function placeOnBoard(
  { applicationState, stage }: Pick<ApplicationStatus, "applicationState" | "stage">,
  board: readonly OwnStage[],
) {
  return nameOfStage(applicationState === "accepted" ? "interview" : (stage ?? "screen"), board);
}

/** What people read for where an application is: on the board the name of its stage, as its team wrote it. */
export function nameOf(
  { applicationState, stage, withdrawn }: Pick<ApplicationStatus, "applicationState" | "stage" | "withdrawn">,
  own: readonly OwnStage[] = [],
) {
  if (applicationState === "declined" && withdrawn) return "withdrawn";
  if (applicationState !== "pipeline") return shownAs[applicationState];
  return own.find(({ id }) => id === stage)?.name ?? stage ?? "screen";
}

/** True where the transition table lets this move start. */
export function mayMove(move: Move, before: ApplicationStatus | null) {
  const transition = transitions[move];
  if (
    transition.exceptStage &&
    before?.applicationState === "pipeline" &&
    before.stage === transition.exceptStage
  )
    return false;
  return transition.from.includes(before?.applicationState ?? "nothing");
}

/** Whether the candidate learns of a move: such moves are the application's activity. */
export function notifiesCandidate(move: string) {
  const known: Partial<Record<string, Transition>> = transitions;
  return known[move]?.events.some(({ live }) => live.includes("candidate")) ?? false;
}

export const ended: readonly ApplicationState[] = ["expired", "denied", "declined"];

/** Whether a conversation belongs to one of the chat filter's groups. */
export function inChatGroup(
  group: keyof typeof chatGroups,
  {
    applicationState,
    stage,
    muted,
  }: { applicationState: ApplicationState; stage: string | null; muted: boolean },
) {
  const wanted = chatGroups[group];
  if (wanted === "any") return true;
  if (wanted === "muted") return muted;
  if (muted) return false;
  const words = [applicationState, ...(applicationState === "pipeline" && stage ? [stage] : [])];
  return words.some((word) => (wanted as readonly string[]).includes(word));
}

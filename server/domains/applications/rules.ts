import type { ApplicationState } from "#contract/application-shapes.ts";
import { unableToChangeStage } from "#contract/applications.ts";
import { conflict } from "#server/errors/refusal.ts";
import { type Actor, type From, type Move, articles, chatGroups, shownAs, standings } from "./law.data.ts";

/** What a move looks at and may change. */
export interface Standing {
  applicationState: ApplicationState;
  stage: string | null;
  saved: boolean;
  ignored: boolean;
  withdrawn: boolean;
  passAt: Date | null;
}
interface Asked {
  actor: Actor;
  /** The stages of the job's board, first to last. */
  stages: readonly string[];
  stage?: string;
}

const nothing: Standing = {
  applicationState: "lead",
  stage: null,
  saved: false,
  ignored: false,
  withdrawn: false,
  passAt: null,
};

/** Where a move leads; refuses a move that the law does not know from here. Null stands for no application yet. */
export function stateAfter(move: Move, before: Standing | null, { actor, stages, stage }: Asked): Standing {
  const article = articles[move];
  const from: From = before?.applicationState ?? "nothing";
  const atEnd = article.butFor !== undefined && before?.stage === article.butFor && from === "pipeline";
  const allowed = article.who.includes(actor);
  // Said first, because this is the one the caller can clear.
  if (allowed && article.delayedPass && before?.passAt) throw conflict("DELAYED_PASS", article.delayedPass);
  if (!allowed || !article.from.includes(from) || atEnd)
    throw conflict("INVALID_STATE", refusalOf(move, before));
  if (move === "cancelPass" && !before?.passAt)
    throw conflict("INVALID_STATE", "There is no delayed pass to cancel.");
  const now = before ?? nothing;
  return {
    applicationState: article.to === "same" ? now.applicationState : article.to,
    stage: stageAfter(article.stage, now.stage, { stages, stage }),
    saved: article.sets?.saved ?? now.saved,
    ignored: article.sets?.ignored ?? now.ignored,
    withdrawn: article.sets?.withdrawn ?? (article.to === "same" && now.withdrawn),
    passAt: article.to === "same" && move !== "cancelPass" ? now.passAt : null,
  };
}

function stageAfter(
  rule: "first" | "asked" | "hired" | "none" | undefined,
  current: string | null,
  { stages, stage }: Pick<Asked, "stages" | "stage">,
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

function refusalOf(move: Move, before: Standing | null) {
  if (move === "match") return "This application is no longer waiting for a decision.";
  if (move === "withdraw") return "This application cannot be withdrawn any more.";
  if (!before) return "There is no application yet.";
  const { applicationState: state, withdrawn } = before;
  const where =
    state === "pipeline"
      ? `is at the stage “${nameOf(before)}”`
      : withdrawn
        ? "has been withdrawn"
        : standings[state];
  return `This is not possible: the application ${where}.`;
}

/** The one word people read for where an application is. */
export function nameOf({
  applicationState,
  stage,
  withdrawn,
}: Pick<Standing, "applicationState" | "stage" | "withdrawn">) {
  if (applicationState === "declined" && withdrawn) return "withdrawn";
  return applicationState === "pipeline" ? (stage ?? "screen") : shownAs[applicationState];
}

/** True where the law lets this move start. */
export function mayMove(move: Move, before: Standing | null) {
  const article = articles[move];
  if (article.butFor && before?.applicationState === "pipeline" && before.stage === article.butFor)
    return false;
  return article.from.includes(before?.applicationState ?? "nothing");
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

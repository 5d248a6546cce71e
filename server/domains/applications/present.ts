import type { ApplicationRow, MyApplication } from "#contract/application-shapes.ts";
import type { OwnStage } from "#contract/job-stages.ts";
import { asCandidateSees } from "./undo/pending-action.ts";
import type { Application } from "./queries.ts";
import { ended, mayMove, nameOf } from "./rules.ts";
import type { SelectedRow } from "./select-rows.ts";
import type { StoredPendingAction } from "./tables.ts";

type Instants = "passAt" | "appliedAt" | "lastActivityAt";
type OnWire<T extends object> = {
  [K in keyof T]: K extends Instants ? Date | Extract<T[K], null> : T[K];
};

/** A row as the hiring team sees it on a list. */
export function presentRow(row: SelectedRow, now: Date): OnWire<ApplicationRow> {
  const { application, candidate, job, ownStages, employeeName, notesCount, tags, knockOuts } = row;
  const { score } = application;
  return {
    view: "team",
    id: application.id,
    version: application.version,
    applicationState: application.applicationState,
    stage: application.stage,
    shownAs: nameOf(application, ownStages),
    feedState:
      application.applicationState === "lead" ? "lead" : application.employeeId ? "referred" : "pending",
    saved: application.saved,
    ignored: application.ignored,
    muted: application.muted,
    passAt: application.passAt,
    undo: undoLeft(application.pendingUndo, now),
    score,
    qualified: score === null ? null : score >= job.qualificationScore,
    verdicts: application.verdicts,
    source: application.source,
    manualAdd: application.manualAdd,
    knockOuts,
    referral: employeeName === null ? null : { employeeName, note: application.referralNote },
    candidate,
    job,
    endReason: application.endReason,
    unread: application.unreadByCompany,
    notesCount,
    tags,
    appliedAt: application.appliedAt,
    lastActivityAt: application.lastActivityAt,
  };
}

/** What is left of the time to undo; null once it is over, even before its task has run. */
export function undoLeft(pending: StoredPendingAction | null, now: Date) {
  // What belongs to a set is taken back with the set.
  if (!pending || pending.kind === null) return null;
  const remainingMs = new Date(pending.until).getTime() - now.getTime();
  return remainingMs > 0
    ? { kind: pending.kind, until: pending.until, place: pending.place, remainingMs }
    : null;
}

interface Mine {
  application: Application;
  job: MyApplication["job"];
  company: MyApplication["company"];
  ownStages: OwnStage[];
  applied: boolean;
  /** Whether they only asked for a referral: the hiring team never heard of it. */
  onlyAsked: boolean;
  /** Whether the job takes applications. */
  open: boolean;
}
/** An application as its candidate sees it: the truth, but for what can still be undone. */
export function presentMine({
  application,
  job,
  company,
  ownStages,
  applied,
  onlyAsked,
  open,
}: Mine): OnWire<MyApplication> {
  const seen = asCandidateSees(application);
  const over = ended.includes(seen.applicationState);
  return {
    view: "candidate",
    id: seen.id,
    applicationState: seen.applicationState,
    stage: seen.stage,
    shownAs: nameOf(seen, ownStages),
    ended: over,
    // Why the team passed is the team's own; what the candidate or the clock said is told.
    endReason: over && seen.applicationState !== "denied" ? seen.endReason : null,
    canWithdraw: mayMove("withdraw", seen),
    applied,
    canApplyAgain: over && !seen.appliedAgain && open,
    canAskReferral: over && onlyAsked && open,
    canAnswerInvitation: seen.applicationState === "outbound",
    source: seen.source,
    score: seen.score,
    fit: seen.fit,
    answers: seen.answers,
    invitation: seen.invitation,
    pitch: seen.pitch,
    resumeId: seen.resumeId,
    job,
    company,
    appliedAt: seen.appliedAt,
    lastActivityAt: seen.lastActivityAt,
  };
}

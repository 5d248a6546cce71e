import {
  type ExternalApplication,
  type ExternalState,
  externalStates,
} from "#contract/external-applications.ts";
import type { AgentStatus } from "#contract/agent-applications.ts";
import type { MyApplication } from "#contract/application-shapes.ts";
import type { BoardColumn, BoardMove } from "#ui/data/board/board.tsx";
import { externalWords } from "./externals.ts";

/** A card: an application here, whose column the company decides; one on another site; or a job board’s form in progress. */
export type TrackedCard =
  | { kind: "here"; id: string; application: MyApplication }
  | { kind: "elsewhere"; id: string; application: ExternalApplication }
  | { kind: "form"; id: string; application: AgentStatus };

/** The column of an application made here; an invitation was not applied for and has none. */
export function columnOfMine({ applicationState, stage }: MyApplication): ExternalState | null {
  if (applicationState === "lead" || applicationState === "outbound") return null;
  if (applicationState === "declined") return "declined";
  if (applicationState === "denied" || applicationState === "expired") return "passed";
  if (applicationState === "accepted") return "interview";
  if (applicationState !== "pipeline") return "applied";
  return stage === "offer" || stage === "hired" ? stage : "interview";
}

/** A form that isn’t sent is under Saved; one that may have arrived counts as applied. */
function columnOfForm({ stage }: AgentStatus): ExternalState {
  return ["review", "failed"].includes(stage) ? "saved" : "applied";
}

/** Forms that need the person, or whose outcome is unknown, unless their job has a card already; what was sent waits for nothing. */
export function waitingForms(forms: readonly AgentStatus[], externals: readonly ExternalApplication[]) {
  return forms.filter(
    ({ jobId, stage }) => stage !== "sent" && !externals.some((each) => each.jobId === jobId),
  );
}

export interface Tracked {
  mine: readonly MyApplication[];
  externals: readonly ExternalApplication[];
  forms: readonly AgentStatus[];
}
/** Everything applied for anywhere, by where it stands. */
export function columnsOf({ mine, externals, forms }: Tracked): BoardColumn<TrackedCard>[] {
  const here = mine.map((application) => ({
    column: columnOfMine(application),
    at: application.lastActivityAt,
    card: { kind: "here" as const, id: application.id, application },
  }));
  const elsewhere = externals.map((application) => ({
    column: application.state,
    at: application.changedAt,
    card: { kind: "elsewhere" as const, id: application.id, application },
  }));
  const waiting = waitingForms(forms, externals).map((application) => ({
    column: columnOfForm(application),
    at: application.changedAt,
    card: { kind: "form" as const, id: application.id, application },
  }));
  const all = [...here, ...elsewhere, ...waiting].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return externalStates.map((state) => ({
    id: state,
    title: externalWords[state],
    cards: all.filter(({ column }) => column === state).map(({ card }) => card),
  }));
}

/** Only what is reported by hand moves by hand. */
export function mayMove(externals: readonly ExternalApplication[], { cardId, from, to }: BoardMove) {
  return from !== to && externals.some(({ id }) => id === cardId);
}

export const nameOfCard = ({ kind, application }: TrackedCard) =>
  kind === "here"
    ? `${application.job.jobTitle} at ${application.company.companyName}`
    : `${application.jobTitle} at ${application.companyName}`;

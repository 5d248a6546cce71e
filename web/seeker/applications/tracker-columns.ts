import {
  type ExternalApplication,
  type ExternalState,
  externalStates,
} from "#contract/external-applications.ts";
import type { MyApplication } from "#contract/application-shapes.ts";
import type { BoardColumn, BoardMove } from "#ui/data/board/board.tsx";
import { externalWords } from "./externals.ts";

/** A card of the board: an application here, whose place its company decides, or one at another site. */
export type TrackedCard =
  | { kind: "here"; id: string; application: MyApplication }
  | { kind: "elsewhere"; id: string; application: ExternalApplication };

/** The column of an application made here; an invitation was not applied for and has none. */
export function columnOfMine({ applicationState, stage }: MyApplication): ExternalState | null {
  if (applicationState === "lead" || applicationState === "outbound") return null;
  if (applicationState === "declined") return "declined";
  if (applicationState === "denied" || applicationState === "expired") return "passed";
  if (applicationState === "accepted") return "interview";
  if (applicationState !== "pipeline") return "applied";
  return stage === "offer" || stage === "hired" ? stage : "interview";
}

/** Everything applied for anywhere, by where it stands. */
export function columnsOf(
  mine: readonly MyApplication[],
  externals: readonly ExternalApplication[],
): BoardColumn<TrackedCard>[] {
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
  const all = [...here, ...elsewhere].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
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

import type { Transaction } from "#server/database/open.ts";
import { publish, publishAll } from "#server/events/events.ts";
import { type MoveEvent, applicationEvents } from "./events.ts";
import { isOnlyAsked, onlyAskedAmong, statesOfAsked } from "./ever-reached.ts";
import type { Application } from "./queries.ts";
import type { Before } from "./tables.ts";
import { type Move, transitions } from "./transitions.data.ts";

interface Published {
  move: Move;
  from: Pick<Before, "applicationState" | "stage"> | null;
  to: Application;
  command: { who: { userId: string | null }; now: Date; why?: string | null; batchId?: string };
}
/** Publishes the events of a move. */
export async function publishMove(tx: Transaction, { move, from, to, command }: Published) {
  const moved = moveEvent(to, { from, why: command.why, batchId: command.batchId, by: command.who.userId });
  const data = { ...moved, ...(await hiddenFromTeam(tx, to)) };
  for (const event of transitions[move].events) await publish(tx, event, { data, at: command.now });
}

interface Moved {
  from: Published["from"];
  why: string | null | undefined;
  batchId: string | undefined;
  by: string | null;
}
/** What the events of a move carry. */
export function moveEvent(to: Application, { from, why = null, batchId, by }: Moved): MoveEvent {
  return {
    ...idsOf(to, by),
    from: from && { state: from.applicationState, stage: from.stage },
    to: { state: to.applicationState, stage: to.stage },
    why,
    batchId,
    employeeId: to.employeeId,
  };
}

/** Lets the team's open screens know, whatever the candidate may know. */
export async function publishChange(
  tx: Transaction,
  row: Application,
  { who, now }: { who: { userId: string | null }; now: Date },
) {
  const hidden = await hiddenFromTeam(tx, row);
  const data = { ...idsOf(row, who.userId), version: row.version, ...hidden };
  await publish(tx, applicationEvents.changed, { data, at: now });
}

interface PublishedTogether {
  move: Move;
  moved: readonly { from: Published["from"]; to: Application; why: string }[];
  now: Date;
}
/** The same for many that the clock moved together: each reaction is asked once for hundreds, and nobody waits for it. */
export async function publishMoves(tx: Transaction, { move, moved, now }: PublishedTogether) {
  const ids = moved.map(({ to }) => to.id);
  const asked = await onlyAskedAmong(tx, ids);
  const hidden = ({ id }: Application) => (asked.has(id) ? { hiddenFromTeam: true } : undefined);
  const together = { at: now, lane: "bulk" } as const;
  for (const event of transitions[move].events) {
    const all = moved.map(({ to, from, why }) => ({
      ...moveEvent(to, { from, why, batchId: undefined, by: null }),
      ...hidden(to),
    }));
    await publishAll(tx, event, { all, ...together });
  }
  const changed = moved.map(({ to }) => ({ ...idsOf(to, null), version: to.version, ...hidden(to) }));
  await publishAll(tx, applicationEvents.changed, { all: changed, ...together });
}

async function hiddenFromTeam(tx: Transaction, { id, applicationState }: Application) {
  const mayBe = statesOfAsked.includes(applicationState);
  return mayBe && (await isOnlyAsked(tx, id)) ? { hiddenFromTeam: true } : undefined;
}

/** The ids that every event about an application carries. */
export function idsOf(row: Application, byUserId: string | null) {
  return {
    applicationId: row.id,
    jobId: row.jobId,
    companyId: row.companyId,
    candidateId: row.candidateId,
    byUserId,
  };
}

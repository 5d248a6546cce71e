import { type MoveEvent, messageOfBatch } from "#server/domains/applications/index.ts";
import type { EventName } from "#server/events/events.ts";
import type { Transaction } from "#server/database/open.ts";
import { tellPeople } from "./tell-people.ts";

interface Moved {
  name: EventName;
  data: MoveEvent;
  at: Date;
}
/** Tells of one move of one application in the words of the table. */
export async function tellMove(tx: Transaction, { name, data: { to, why, batchId, ...ids }, at }: Moved) {
  return tellPeople(tx, {
    event: name,
    at,
    ...ids,
    to: to.state,
    // Of a decision about many the candidates hear in the team's own words, and nobody else waits behind their emails.
    ...(batchId && { toCandidate: await messageOfBatch(tx, batchId), lane: "bulk" }),
    words: { stage: to.stage ?? "", why: why ?? "" },
  });
}

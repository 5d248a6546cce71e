import type { MoveFact } from "#server/domains/applications/index.ts";
import type { FactName } from "#server/events/events.ts";
import type { Transaction } from "#server/database/open.ts";
import { tellPeople } from "./tell-people.ts";

interface Moved {
  name: FactName;
  data: MoveFact;
  at: Date;
}
/** Tells of one move of one application in the words of the table. */
export function tellMove(tx: Transaction, { name, data: { to, why, ...ids }, at }: Moved) {
  return tellPeople(tx, {
    fact: name,
    at,
    ...ids,
    to: to.state,
    words: { stage: to.stage ?? "", why: why ?? "" },
  });
}

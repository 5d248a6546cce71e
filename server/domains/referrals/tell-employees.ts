import type { Transaction } from "#server/database/open.ts";
import type { MoveEvent } from "#server/domains/applications/index.ts";
import { publishAll } from "#server/events/events.ts";
import { referralListEvents } from "./events.ts";

type Moved = Pick<MoveEvent, "companyId" | "from" | "to" | "employeeId">;

/** Whose lists of referrals a move changes: those of the employee it names, and all employees' where they were asked or vote. */
export function listsChangedBy({ companyId, employeeId = null, from, to }: Moved) {
  const places = [from?.state, to.state];
  const asksEveryone = places.includes("referralRequest") && (!employeeId || to.state !== "referralRequest");
  return {
    employeeId,
    companyId: asksEveryone || places.includes("review") ? companyId : null,
  };
}

/** Open screens of employees read their lists of referrals again. */
export async function tellEmployees(tx: Transaction, moves: readonly { data: Moved; at: Date }[]) {
  const changed = moves.map(({ data }) => listsChangedBy(data));
  const at = moves[0]!.at;
  const employees = new Set(changed.flatMap(({ employeeId }) => employeeId ?? []));
  const companies = new Set(changed.flatMap(({ companyId }) => companyId ?? []));
  await publishAll(tx, referralListEvents.ofEmployee, {
    all: [...employees].map((employeeId) => ({ employeeId })),
    at,
  });
  await publishAll(tx, referralListEvents.ofEmployees, {
    all: [...companies].map((companyId) => ({ companyId })),
    at,
  });
}

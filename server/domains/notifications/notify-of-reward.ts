import { formatMoney } from "#shared/money/money.ts";
import type { Transaction } from "#server/database/open.ts";
import { rolesOfUser } from "#server/domains/accounts/index.ts";
import type { rewardEvents } from "#server/domains/rewards/index.ts";
import type { EventData } from "#server/events/define-event.ts";
import { notifyPeople } from "./notify-people.ts";

interface Changed {
  name: "reward.changed";
  data: EventData<typeof rewardEvents.changed>;
  at: Date;
}
/** Tells an employee of their rewards; they may have left the company since. */
export async function notifyOfReward(tx: Transaction, { name, data, at }: Changed) {
  const { userId, companyId, kind, amount, currency, about, why } = data;
  const employee = (await rolesOfUser(tx, userId)).find((role) => role.kind === "employee");
  if (!employee) return;
  const words = { reward: formatMoney({ amount, currency }), title: about, why };
  await notifyPeople(tx, { event: name, at, companyId, employeeId: employee.id, to: kind, words });
}

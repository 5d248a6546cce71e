import type { Reader } from "#server/database/open.ts";
import { invoiceTransfers } from "#server/domains/billing/index.ts";
import { rewardAccounts } from "../accounts.ts";
import { type Days, partsOf } from "./build-statement.ts";

/** What someone earned at all companies, what is still to come and what is on its way. */
export function earningsParts(db: Reader, userId: string, days: Days) {
  return partsOf(db, {
    ...days,
    account: rewardAccounts.earnings(userId),
    layers: { posted: "Earnings", coming: "Not paid by the company yet", held: "On the way to the bank" },
    times: 1,
  });
}

/** What a company promised its employees, and what it was asked for and paid. */
export async function companyParts(db: Reader, companyId: string, days: Days) {
  const shared = { ...days, times: -1 } as const;
  const promised = await partsOf(db, {
    ...shared,
    account: rewardAccounts.company(companyId),
    layers: { held: "Promised to employees" },
  });
  const { invoice, payment } = invoiceTransfers.rewards;
  const owed = await partsOf(db, {
    ...shared,
    account: rewardAccounts.receivable(companyId),
    layers: { posted: "Invoices and payments" },
    // Its plan is on this account as well, and rewards from before there were invoices for them.
    kinds: [invoice, payment, "referral-payment", "drop"],
  });
  return [...promised, ...owed];
}

import { leastCharge } from "#shared/money/charges.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { billingEvents } from "./events.ts";
import { type AccountName, issueInvoice } from "./invoices.ts";
import { sumOf } from "./quote.ts";
import type { InvoiceLine } from "./tables.ts";
import { dueDayOf, remindLater } from "./unpaid-rewards.ts";
import { chargeLater, taxOf } from "./turn.ts";

interface Rewards {
  companyId: string;
  lines: InvoiceLine[];
  currency: string;
  /** The company's account in the ledger that its rewards are paid from. */
  goesTo: AccountName;
  config: Config;
  now: Date;
}
/** Asks a company for what its employees earned, and collects it; null while it is less than a card can be charged, and waits for more. */
export async function invoiceForRewards(tx: Transaction, { companyId, lines, currency, ...rest }: Rewards) {
  const { goesTo, config, now } = rest;
  const tax = taxOf(config);
  const amounts = { ...sumOf(lines, tax, currency), grants: null };
  if (amounts.total < leastCharge(currency)) return null;
  const dueAt = dueDayOf(now);
  const owner = { kind: "company", id: companyId } as const;
  const invoiceId = await issueInvoice(tx, { owner, kind: "rewards", goesTo, amounts, tax, dueAt, now });
  await remindLater(tx, { id: invoiceId, dueAt }, now);
  await chargeLater(tx, { id: invoiceId, refusedTimes: 0 }, now);
  const data = { companyId, invoiceId, total: amounts.total, currency };
  await publish(tx, billingEvents.rewardsInvoiced, { data, at: now });
  return invoiceId;
}

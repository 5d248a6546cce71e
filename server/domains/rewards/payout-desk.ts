import { and, desc, eq, getTableColumns, ilike, inArray, not, or, sql } from "drizzle-orm";
import type { PayoutList } from "#contract/payouts.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import { likePart } from "#server/database/like.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { administratorNames, findAdministrator, users } from "#server/domains/accounts/index.ts";
import { settle } from "#server/domains/ledger/index.ts";
import { conflict, forbidden, notFound } from "#server/errors/refusal.ts";
import { numbersIn } from "./bank-accounts.ts";
import { type PayoutAct, actsFor, payoutActs, payoutsUnderWay } from "./payout-acts.ts";
import { bankAccounts, payouts } from "./tables.ts";
import { tellOfReward } from "./transactions.ts";
import { presentPayout } from "./withdraw.ts";

type Row = typeof payouts.$inferSelect;

interface Asked {
  list: PayoutList;
  search?: string | undefined;
  skip: number;
  limit: number;
}
/** Payouts of everyone by a part of a name, the email or the bank's reference. */
export async function listDesk({ db, viewer }: AdminContext, { list, search, skip, limit }: Asked) {
  const part = likePart(search ?? "");
  const named = [users.fullName, users.email, payouts.holder, payouts.reference];
  const found = search ? or(...named.map((column) => ilike(column, part))) : undefined;
  const waits = inArray(payouts.state, [...payoutsUnderWay]);
  const on = { open: waits, done: not(waits) };
  const count = (each: PayoutList) => sql<number>`count(*) filter (where ${on[each]})`.mapWith(Number);
  const ofPayee = eq(users.id, payouts.userId);
  const [rows, [counts]] = await Promise.all([
    db
      .select(getTableColumns(payouts))
      .from(payouts)
      .leftJoin(users, ofPayee)
      .where(and(on[list], found))
      .orderBy(list === "open" ? payouts.requestedAt : desc(payouts.changedAt), desc(payouts.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ open: count("open"), done: count("done") })
      .from(payouts)
      .leftJoin(users, ofPayee)
      .where(found),
  ]);
  return { payouts: await presentAll(db, rows, viewer.adminId), counts: counts! };
}

/** Agrees or refuses; what is refused is free to be withdrawn again. */
export function decidePayout(
  context: AdminContext,
  id: string,
  decision: { act: "approve" } | { act: "decline"; reason: string },
) {
  return act(context, id, { wanted: decision.act }, async (tx, row) => {
    if (decision.act === "approve") return { approvedBy: context.viewer.adminId };
    await settlePayout(tx, row, { as: "void", at: context.now() });
    const { amount, to: about } = row;
    const news = { kind: "returned", declined: true, why: decision.reason } as const;
    await tellOfReward(tx, row, { ...news, amount, about, at: context.now() });
    return { reason: decision.reason };
  });
}

/** Tells a second administrator the account's numbers; from then on nobody knows whether the money left until it is reconciled. */
export function sendPayout(context: AdminContext, id: string) {
  return tellNumbers(context, id, "send");
}

/** The same numbers once more, for who was to see them: the answer may have got lost. */
export function readAccountAgain(context: AdminContext, id: string) {
  return tellNumbers(context, id, "readAgain");
}

async function tellNumbers(context: AdminContext, id: string, wanted: "send" | "readAgain") {
  let account: Record<string, string> = {};
  const payout = await act(context, id, { wanted }, async (tx, { bankAccountId, userId }) => {
    const [row] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
    if (!row) throw conflict("NO_ACCOUNT", "The payee removed this account. Decline the payout.");
    account = numbersIn(row, context.config);
    const subject = { kind: "bankAccount", id: bankAccountId, personId: userId } as const;
    const act = { viewer: context.viewer, now: context.now() };
    await audit(tx, act, { kind: "read", action: "bankAccount.numbersRead", subject });
    return { sentBy: context.viewer.adminId };
  });
  return { payout, account };
}

type Outcome =
  | { outcome: "paid"; reference: string }
  | { outcome: "returned"; reason: string }
  | { outcome: "notSent"; reason: string };
/** Says what the bank's statement says. What was never sent stays held, and waits to be sent again. */
export function reconcilePayout(context: AdminContext, id: string, result: Outcome) {
  const why = "reason" in result ? result.reason : null;
  return act(context, id, { wanted: result.outcome, why }, async (tx, row) => {
    if (result.outcome === "notSent") return { sentBy: null };
    const at = context.now();
    const paid = result.outcome === "paid";
    await settlePayout(tx, row, { as: paid ? "posted" : "void", at });
    const news = { kind: result.outcome, why: why ?? "" };
    await tellOfReward(tx, row, { ...news, amount: row.amount, about: row.to, at });
    return paid ? { reference: result.reference } : { reason: result.reason };
  });
}

async function act(
  { db, viewer, now }: AdminContext,
  id: string,
  { wanted, why }: { wanted: PayoutAct; why?: string | null },
  change: (tx: Transaction, row: Row) => Promise<Partial<Row>>,
) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
    if (!before) throw notFound("Payout");
    const state = payoutActs[before.state][wanted];
    if (!state) throw conflict("INVALID_STATE", `A payout that is ${before.state} can’t do this: ${wanted}.`);
    const [shown] = await presentAll(tx, [before], viewer.adminId);
    if (!shown!.acts.includes(wanted)) throw refusalOf(before, shown!, { wanted, readerId: viewer.adminId });
    const changed = { ...(await change(tx, before)), state, changedAt: now() };
    const [after] = await tx.update(payouts).set(changed).where(eq(payouts.id, id)).returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `payout.${wanted}`,
        subject: { kind: "payout", id, personId: before.userId },
        before: { state: before.state },
        after: { state, reference: after!.reference, reason: after!.reason },
        why,
      },
    );
    const [presented] = await presentAll(tx, [after!], viewer.adminId);
    return presented!;
  });
}

/** Why this administrator can't do what the state of the payout allows. */
function refusalOf(
  { approvedBy }: Row,
  { acts, payee }: { acts: PayoutAct[]; payee: { disabled: boolean } },
  { wanted, readerId }: { wanted: PayoutAct; readerId: string },
) {
  if ((wanted !== "send" && wanted !== "readAgain") || acts.length === 0)
    return forbidden("No one decides about their own payout.");
  if (payee.disabled)
    return conflict(
      "ACCOUNT_DISABLED",
      wanted === "send"
        ? "The payee’s account is disabled. Decline the payout, or enable the account first."
        : "The payee’s account is disabled. Enable it to show its numbers again, or record what the bank says.",
    );
  return forbidden(
    wanted === "send" && approvedBy === readerId
      ? "Someone else has to send what you approved."
      : "Only the administrator who sent it can show the account again.",
  );
}

function settlePayout(
  tx: Transaction,
  { id, to, transferId }: Row,
  { as, at }: { as: "posted" | "void"; at: Date },
) {
  const memo = as === "posted" ? `Paid out to ${to}` : `Not paid out to ${to}`;
  return settle(tx, { of: transferId, as, key: `payout:${id}:${as}`, memo, at });
}

async function presentAll(db: Reader, rows: Row[], readerId: string) {
  const payees = rows.length
    ? await db
        .select()
        .from(users)
        .where(
          inArray(
            users.id,
            rows.map(({ userId }) => userId),
          ),
        )
    : [];
  const reader = await findAdministrator(db, readerId);
  const names = await administratorNames(db);
  return rows.map((row) => {
    const payee = payees.find(({ id }) => id === row.userId);
    const own = payee?.email.toLowerCase() === reader?.email.toLowerCase();
    const disabled = Boolean(payee?.disabledAt);
    return {
      ...presentPayout(row),
      payee: { fullName: payee?.fullName ?? "A deleted account", email: payee?.email ?? "", disabled },
      holder: row.holder,
      approvedBy: row.approvedBy && (names.get(row.approvedBy) ?? null),
      sentBy: row.sentBy && (names.get(row.sentBy) ?? null),
      acts: actsFor({ ...row, own, disabled, readerId }),
    };
  });
}

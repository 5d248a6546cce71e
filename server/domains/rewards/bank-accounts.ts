import { and, eq, inArray } from "drizzle-orm";
import { electronicFormatIBAN } from "ibantools";
import type { z } from "zod";
import type { payouts as calls } from "#contract/payouts.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { EmployeePartContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { seal, unseal } from "#server/seal.ts";
import { accountProblem } from "./account-numbers.ts";
import { payoutsUnderWay } from "./payout-acts.ts";
import { bankAccounts, payouts } from "./tables.ts";

type Row = typeof bankAccounts.$inferSelect;
type NewAccount = z.output<(typeof calls)["addAccount"]["body"]>;
const most = 5;

export async function listAccounts({ db, viewer }: EmployeePartContext) {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, viewer.userId))
    .orderBy(bankAccounts.createdAt);
  return rows.map(present);
}

/** Keeps an account sealed; only its last four digits are shown again. */
export function addAccount({ db, config, viewer, now }: EmployeePartContext, account: NewAccount) {
  const problem = accountProblem(account);
  if (problem) throw invalid(problem.message, { [problem.field]: problem.message });
  return db.transaction(async (tx) => {
    const own = eq(bankAccounts.userId, viewer.userId);
    if ((await tx.$count(bankAccounts, own)) >= most)
      throw conflict("TOO_MANY", `You have ${most} accounts. Remove one first.`);
    const numbers = numbersOf(account);
    const last = numbers.iban ?? numbers.accountNumber!;
    const [row] = await tx
      .insert(bankAccounts)
      .values({
        id: newId(),
        userId: viewer.userId,
        kind: account.kind,
        holder: account.holder,
        country: numbers.iban ? numbers.iban.slice(0, 2) : "US",
        lastFour: last.slice(-4),
        numbers: seal(Buffer.from(JSON.stringify(numbers)), sealing(config)),
        createdAt: now(),
      })
      .returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "bankAccount.added",
        subject: { kind: "bankAccount", id: row!.id, personId: viewer.userId },
        after: present(row!),
      },
    );
    return present(row!);
  });
}

function numbersOf(account: NewAccount): Record<string, string> {
  if (account.kind === "iban") return { iban: electronicFormatIBAN(account.iban)! };
  return { routingNumber: account.routingNumber, accountNumber: account.accountNumber };
}

export function removeAccount({ db, viewer, now }: EmployeePartContext, id: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.id, id), eq(bankAccounts.userId, viewer.userId)))
      .for("update");
    if (!row) throw notFound("Bank account");
    const onTheWay = and(eq(payouts.bankAccountId, id), inArray(payouts.state, [...payoutsUnderWay]));
    if ((await tx.$count(payouts, onTheWay)) > 0)
      throw conflict("PAYOUT_OPEN", "A payout to this account is on its way. Remove it afterwards.");
    await tx.delete(bankAccounts).where(eq(bankAccounts.id, id));
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "bankAccount.removed",
        subject: { kind: "bankAccount", id, personId: viewer.userId },
        before: present(row),
      },
    );
  });
}

/** The numbers of an account, for who transfers money to it. */
export function numbersIn(row: Row, config: Config): Record<string, string> {
  return JSON.parse(unseal(row.numbers, sealing(config)).toString()) as Record<string, string>;
}

function sealing({ secret }: Config) {
  return { secret, purpose: "bank accounts" };
}

function present({ id, kind, holder, country, lastFour, createdAt }: Row) {
  return { id, kind, holder, country, lastFour, createdAt };
}

import { sql } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { limitOf } from "#shared/plans/can.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { heldBy } from "#server/domains/billing/index.ts";
import { balanceOf, hasTransfer, statementOf, transfer } from "#server/domains/ledger/index.ts";

/** A unit of the ledger that is no money. */
export const unit = "CREDIT";
const mostRows = 200;

interface Month {
  /** How many the person's plan includes. */
  aMonth: number;
  /** "2026-11" */
  name: string;
  next: Date;
}

/** What someone has left this month, on their own calendar. */
export async function showCredits({ db, viewer, now, config }: CandidateContext) {
  const { candidateId } = viewer;
  const month = await monthFor(db, viewer, now());
  const { balance, free } = await balanceOf(db, accountOf(candidateId));
  const toppedUp = await hasTransfer(db, keyOf(candidateId, month));
  return {
    available: config.applyAgent !== null,
    left: toppedUp ? free : free + missing(month, balance),
    held: balance - free,
    aMonth: month.aMonth,
    renewsAt: month.next,
  };
}

/** Takes this month's; again in the same month it changes nothing. */
export async function takeCredits(context: CandidateContext) {
  const { db, viewer, now } = context;
  await db.transaction((tx) => topUp(tx, viewer, now()));
  return showCredits(context);
}

/** What came and went, the newest first. */
export function listLedger({ db, viewer }: Pick<CandidateContext, "db" | "viewer">) {
  return ledgerOf(db, viewer.candidateId);
}
export function ledgerOf(db: Reader, candidateId: string) {
  return statementOf(db, accountOf(candidateId), { limit: mostRows });
}

/** Fills up to what the plan includes, once a month; what is left over counts. */
export async function topUp(tx: Transaction, viewer: CandidateContext["viewer"], now: Date) {
  const { candidateId } = viewer;
  // Several presses of one person wait here for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${candidateId}, 16))`);
  const month = await monthFor(tx, viewer, now);
  const key = keyOf(candidateId, month);
  if (await hasTransfer(tx, key)) return month;
  const amount = missing(month, (await balanceOf(tx, accountOf(candidateId))).balance);
  if (amount === 0) return month;
  const entries = [
    { name: "credits:granted", currency: unit, mayGoNegative: true, amount: -amount },
    { ...accountOf(candidateId), amount },
  ];
  await transfer(tx, { key, memo: `Applications for ${month.name}`, at: now, entries });
  return month;
}

export function accountOf(candidateId: string) {
  return { name: `credits:candidate:${candidateId}`, currency: unit };
}

function missing({ aMonth }: Month, balance: number) {
  return Math.max(0, aMonth - balance);
}

/** A larger plan fills up once more. */
function keyOf(candidateId: string, { name, aMonth }: Month) {
  return `credits:${candidateId}:${name}:${aMonth}`;
}

async function monthFor(
  db: Reader,
  { userId, candidateId }: CandidateContext["viewer"],
  now: Date,
): Promise<Month> {
  const timeZone = (await findUser(db, userId))?.timeZone ?? "UTC";
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const month = today.toPlainDate().toPlainYearMonth();
  const next = month.add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(timeZone);
  const aMonth = limitOf(await heldBy(db, { kind: "candidate", id: candidateId }), "boardApplications");
  return { aMonth, name: month.toString(), next: new Date(next.epochMilliseconds) };
}

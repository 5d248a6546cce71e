import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { balanceOf, settle, transfer } from "#server/domains/ledger/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { accountOf, topUp, unit } from "./credits.ts";

/** Holds what one application costs until it is known what became of it; answers what names it. */
export async function holdCredit(
  tx: Transaction,
  viewer: CandidateContext["viewer"],
  now: Date,
): Promise<string> {
  const { next } = await topUp(tx, viewer, now);
  const account = accountOf(viewer.candidateId);
  const { free } = await balanceOf(tx, account);
  if (free < 1)
    throw conflict(
      "NO_CREDITS",
      "You’ve sent all of this month’s applications through job boards. Apply on the board’s own page, or send this next month.",
      { renewsAt: next },
    );
  const entries = [
    { ...account, amount: -1 },
    { name: "credits:spent", currency: unit, amount: 1 },
  ];
  const memo = "Application through a job board";
  const { id } = await transfer(tx, { key: `credit:${newId()}`, memo, at: now, entries, pending: true });
  return id;
}

/** It arrived, so what was held is spent; or it did not, and the person has it again. */
export async function settleCredit(tx: Transaction, held: string, { arrived, now }: Settled) {
  const as = arrived ? "posted" : "void";
  const memo = arrived ? "Application through a job board" : "Application that didn’t arrive";
  await settle(tx, { of: held, as, key: `${as}:${held}`, memo, at: now });
}
interface Settled {
  arrived: boolean;
  now: Date;
}

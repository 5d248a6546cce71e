import type { drops } from "#contract/drops.ts";
import type { payouts } from "#contract/payouts.ts";
import type { rewards } from "#contract/rewards.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { addAccount, listAccounts, removeAccount } from "./bank-accounts.ts";
import { listHires, recordEnd } from "./company-hires.ts";
import { claimDrop, createDrop, endDrop, listDrops } from "./drops.ts";
import { showEarnings } from "./earnings.ts";
import { decidePayout, listDesk, readAccountAgain, reconcilePayout, sendPayout } from "./payout-desk.ts";
import { removeJobTerms, setProgram, showProgram } from "./programs.ts";
import { showCompanyStatement, showOwnStatement } from "./statements/show-statement.ts";
import { listTransactions, readTransaction, readTransactions } from "./transactions.ts";
import { listOwnPayouts, withdraw } from "./withdraw.ts";

export const rewardHandlers: DomainHandlers<typeof rewards> = {
  program: ({ params, ...context }) => showProgram(context, params.companyId),
  setProgram: ({ params, body, ...context }) => setProgram(context, params.companyId, body),
  removeJobTerms: ({ params, ...context }) => removeJobTerms(context, params.id),
  hires: (context) => listHires(context),
  endHire: ({ params, body, ...context }) => recordEnd(context, params.id, body),
  statement: ({ query, ...context }) => showCompanyStatement(context, query),
  ownStatement: ({ params, query, ...context }) => showOwnStatement(context, params.id, query),
  earnings: ({ params, ...context }) => showEarnings(context, params.id),
  transactions: ({ query, ...context }) => listTransactions(context, query),
  readTransactions: (context) => readTransactions(context),
  readTransaction: ({ params, body, ...context }) => readTransaction(context, params.id, body),
};

export const payoutHandlers: DomainHandlers<typeof payouts> = {
  accounts: (context) => listAccounts(context),
  addAccount: ({ body, ...context }) => addAccount(context, body),
  removeAccount: ({ params, ...context }) => removeAccount(context, params.id).then(() => done),
  withdraw: ({ body, ...context }) => withdraw(context, body),
  mine: (context) => listOwnPayouts(context),
  desk: ({ query, ...context }) => listDesk(context, query),
  approve: ({ params, ...context }) => decidePayout(context, params.id, { act: "approve" }),
  decline: ({ params, body, ...context }) => decidePayout(context, params.id, { act: "decline", ...body }),
  send: ({ params, ...context }) => sendPayout(context, params.id),
  readAccount: ({ params, ...context }) => readAccountAgain(context, params.id),
  reconcile: ({ params, body, ...context }) => reconcilePayout(context, params.id, body),
};

export const dropHandlers: DomainHandlers<typeof drops> = {
  list: ({ query, ...context }) => listDrops(context, query.as),
  create: ({ body, ...context }) => createDrop(context, body),
  end: ({ params, ...context }) => endDrop(context, params.id),
  claim: ({ params, ...context }) => claimDrop(context, params.id),
};

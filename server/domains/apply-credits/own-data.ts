import type { OwnData } from "#server/domains/accounts/index.ts";
import { ledgerOf } from "./credits.ts";

/** The ledger names people by ids alone and keeps what happened; without the person, nobody knows whose it was. */
export const applyCreditData: OwnData = {
  async show(db, { candidateId }) {
    return candidateId ? { applyCredits: await ledgerOf(db, candidateId) } : {};
  },
  async erase() {},
};

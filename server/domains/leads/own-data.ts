import type { OwnData } from "#server/domains/accounts/index.ts";
import { forgetMerges } from "./duplicates/settle-merges.ts";

/** Whom companies took someone for is theirs: it is not handed out, and goes with the person. */
export const leadData: OwnData = {
  async erase(tx, { candidateId }, now) {
    if (candidateId) await forgetMerges(tx, [candidateId], now);
  },
};

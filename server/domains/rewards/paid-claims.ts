import type { Reader } from "#server/database/open.ts";
import { keysDone } from "#server/domains/ledger/index.ts";

/** The transfer by which a claimed drop is someone's to withdraw. */
export function paidKey(dropId: string, userId: string) {
  return `drop:${dropId}:${userId}:posted`;
}

interface Claim {
  dropId: string;
  /** Null of claims from before companies were asked for them: these were theirs at once. */
  transferId: string | null;
}
/** The drops among someone's claims that a company paid for. */
export async function paidAmong(db: Reader, claims: readonly Claim[], userId: string) {
  const keyOf = ({ dropId }: Claim) => paidKey(dropId, userId);
  const done = await keysDone(db, claims.map(keyOf));
  const paid = claims.filter((claim) => claim.transferId === null || done.has(keyOf(claim)));
  return new Set(paid.map(({ dropId }) => dropId));
}

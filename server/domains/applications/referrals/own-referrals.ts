import { eq, or } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { forgetJoined } from "./same-person.ts";
import { employeeReferrals, followedLinks } from "./tables.ts";

interface Owner {
  candidateId: string | null;
  employeeId: string | null;
}
function isOf({ candidateId, employeeId }: Owner) {
  return or(
    candidateId ? eq(employeeReferrals.candidateId, candidateId) : undefined,
    employeeId ? eq(employeeReferrals.employeeId, employeeId) : undefined,
  );
}

/** Who referred someone, and whom they referred. */
export async function referralsKeptOf(db: Reader, owner: Owner) {
  const which = isOf(owner);
  return which ? db.select().from(employeeReferrals).where(which) : [];
}

/** Whose links someone came by, without having applied since; an employee does not learn who followed theirs. */
export function linksKeptOf(db: Reader, userId: string) {
  return db.select().from(followedLinks).where(eq(followedLinks.userId, userId));
}

/** A hire that was credited keeps that; what could still have been credited is gone. */
export async function forgetReferrals(tx: Transaction, owner: Owner & { userId: string }) {
  await tx
    .delete(followedLinks)
    .where(
      or(
        eq(followedLinks.userId, owner.userId),
        owner.employeeId ? eq(followedLinks.employeeId, owner.employeeId) : undefined,
      ),
    );
  const which = isOf(owner);
  if (which) await tx.delete(employeeReferrals).where(which);
  if (owner.candidateId) await forgetJoined(tx, owner.candidateId);
}

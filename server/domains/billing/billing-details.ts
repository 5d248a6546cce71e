import { eq } from "drizzle-orm";
import type { BillingDetails } from "#contract/billing-details.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type Owner, nameOfOwner, subjectOf, tellOfChange } from "./owners.ts";
import { billingDetails } from "./tables.ts";

/** What a company's invoices say about it; null where it never said, so that they give its name alone. */
export async function findDetails(db: Reader, ownerId: string): Promise<BillingDetails | null> {
  const { name, address, taxNumber } = billingDetails;
  const [found] = await db
    .select({ name, address, taxNumber })
    .from(billingDetails)
    .where(eq(billingDetails.ownerId, ownerId));
  return found ?? null;
}

/** Counts for invoices from now on: one that is issued stays as it is. */
export function saveDetails({ db, viewer, now }: CompanyContext, details: BillingDetails) {
  const owner = { kind: "company", id: viewer.companyId } as const;
  return db.transaction(async (tx) => {
    const before = await findDetails(tx, owner.id);
    await tx
      .insert(billingDetails)
      .values({ ownerId: owner.id, ...details })
      .onConflictDoUpdate({ target: billingDetails.ownerId, set: details });
    const subject = await subjectOf(tx, owner);
    await audit(
      tx,
      { viewer, now: now() },
      { action: "billingDetails.changed", subject, before, after: details },
    );
    await tellOfChange(tx, owner, now());
    return details;
  });
}

/** Who an invoice is for, as it says so. */
export async function buyerOf(db: Reader, owner: Owner) {
  const details = await findDetails(db, owner.id);
  return {
    buyer: details?.name ?? (await nameOfOwner(db, owner)),
    buyerAddress: details?.address ?? null,
    buyerTaxNumber: details?.taxNumber ?? null,
  };
}

import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { companyEvents } from "./events.ts";
import type { Company } from "./queries.ts";
import { companies } from "./tables.ts";

/** Takes a company, with all of its jobs, out of everything that is public. Its team goes on reading and answering, and is told why. */
export async function disableCompany(
  tx: Transaction,
  company: Company,
  { why, now }: { why: string; now: Date },
) {
  const { id, published } = company;
  await tx
    .update(companies)
    .set({
      disabledAt: now,
      disabledReason: why,
      published: false,
      publishedBefore: published,
      changedAt: now,
    })
    .where(eq(companies.id, id));
  await publish(tx, companyEvents.disabled, { data: { companyId: id, why }, at: now });
  await publish(tx, companyEvents.changed, { data: { companyId: id }, at: now });
}

/** Lets it be public again; one that was before is at once. */
export async function enableCompany(tx: Transaction, { id, publishedBefore }: Company, now: Date) {
  await tx
    .update(companies)
    .set({
      disabledAt: null,
      disabledReason: null,
      published: publishedBefore,
      publishedBefore: false,
      changedAt: now,
    })
    .where(eq(companies.id, id));
  await publish(tx, companyEvents.enabled, { data: { companyId: id }, at: now });
  await publish(tx, companyEvents.changed, { data: { companyId: id }, at: now });
}

/** A company that is disabled publishes nothing. */
export function refuseDisabled({ disabledAt, disabledReason }: Company) {
  if (disabledAt)
    throw conflict(
      "COMPANY_DISABLED",
      `We disabled this company, so nothing of it can be published. ${disabledReason}`,
    );
}

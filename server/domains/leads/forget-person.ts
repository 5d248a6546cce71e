import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { removePeople } from "./remove-people.ts";

/** Removes a person without an account from every list of the company. */
export function forgetPerson({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  const mine = and(eq(externalCandidates.id, id), eq(externalCandidates.companyId, companyId));
  return db.transaction(async (tx) => {
    if ((await removePeople(tx, mine, now())) === 0) throw notFound("Person");
    // Who it was is not kept: the person is forgotten.
    await audit(
      tx,
      { viewer, now: now() },
      { action: "uploadedPerson.removed", subject: { kind: "uploadedPerson", id, companyId } },
    );
  });
}

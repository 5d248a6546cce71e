import { eq } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import { findUserByEmail } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { suppressedAddresses } from "#server/outside/mail/tables.ts";

/** The mailbox works again: emails are sent there from now on; what was held back meanwhile is not. */
export async function allowEmail({ db, viewer, now }: AdminContext, email: string) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(suppressedAddresses)
      .where(eq(suppressedAddresses.email, email))
      .returning();
    if (!gone) throw notFound("Address");
    const personId = (await findUserByEmail(tx, email))?.id ?? null;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "email.allowed",
        subject: { kind: "email", id: null, personId },
        before: { reason: gone.reason },
      },
    );
  });
  return done;
}

import { sql } from "drizzle-orm";
import type { Leaving } from "#contract/privacy.ts";
import type { CookieName } from "#shared/privacy/cookies.data.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type Owner, refuseIfPasswordChanged, refuseWithoutProof } from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { domainEvents } from "#server/events/tables.ts";
import { leaveUnnamed } from "#server/outside/mail/about-leaver.ts";
import { allData } from "./all-data.ts";
import { ownerOf } from "./owner.ts";
import { privacyEvents } from "./events.ts";
import { lostBy } from "./lost.ts";

const cookies: CookieName[] = ["token", "parallelTag", "id", "communityToken", "externalJobBuilderToken"];

/** Ends an account at once and everywhere; only who knows its password may. */
export async function deleteAccount(context: AuthenticatedContext, { messages, givesUp, ...proof }: Leaving) {
  const { db, now } = context;
  const { user, owner } = await ownerOf(context);
  await refuseWithoutProof(context, user, proof);
  const leaver = { ...owner, keepsMessages: messages === "keep" };
  await db.transaction(async (tx) => {
    await refuseIfPasswordChanged(tx, user);
    if (!givesUp) await refuseLoss(tx, owner);
    for (const { erase } of allData) await erase(tx, leaver, now());
    await blankRecords(tx, owner);
    await publish(tx, privacyEvents.accountDeleted, { data: { userId: owner.userId }, at: now() });
  });
  for (const cookie of cookies) context.cookies.clear(cookie);
}

/** Nobody loses money by an account that ends without having read of it. */
async function refuseLoss(tx: Transaction, owner: Owner) {
  const lost = await lostBy(tx, owner);
  if (lost.length > 0)
    throw conflict("SOMETHING_LEFT", "Confirm that you give up what is left in your account.", { lost });
}

/** That something happened is kept for whoever catches up; what it said about the person is not. */
async function blankRecords(tx: Transaction, { userId, candidateId, fullName, givenEmail: email }: Owner) {
  await leaveUnnamed(tx, { userId, fullName, email });
  await tx.execute(
    sql`update ${domainEvents} set data = data - 'why' where data ->> 'candidateId' = ${candidateId}`,
  );
}

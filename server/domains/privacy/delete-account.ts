import { sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type Owner, refuseIfPasswordChanged, refuseWrongPassword } from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import { domainEvents } from "#server/events/tables.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { invalid } from "#server/errors/refusal.ts";
import { allData, ownerOf } from "./all-data.ts";

const cookies = ["token", "parallelTag", "id", "communityToken", "externalJobBuilderToken"];

/** Ends an account at once and everywhere; only who knows its password may. */
export async function deleteAccount(context: AuthenticatedContext, password: string) {
  const { db, now } = context;
  const { user, owner } = await ownerOf(context);
  const wrong = () =>
    invalid("The password is wrong.", { password: "The password is wrong" }, "WRONG_PASSWORD");
  await refuseWrongPassword(context, user, password, wrong);
  await db.transaction(async (tx) => {
    await refuseIfPasswordChanged(tx, user);
    for (const { erase } of allData) await erase(tx, owner, now());
    await blankRecords(tx, owner);
    await publish(tx, { name: "account.deleted", data: { userId: owner.userId }, at: now() });
  });
  for (const cookie of cookies) context.cookies.clear(cookie);
}

/** That something happened is kept for whoever catches up; what it said about the person is not. */
async function blankRecords(tx: Transaction, { candidateId, fullName, email }: Owner) {
  await tx.execute(
    sql`update ${domainEvents} set data = data - 'why' where data ->> 'candidateId' = ${candidateId}`,
  );
  // Emails that were sent to others about them, such as "Ann Lee applied".
  for (const words of [fullName, email])
    await tx.execute(sql`update ${outbox} set subject = replace(subject, ${words}, 'a deleted account'),
      text = replace(text, ${words}, 'a deleted account'), html = replace(html, ${words}, 'a deleted account')
      where state <> 'waiting' and position(${words} in text) > 0`);
}

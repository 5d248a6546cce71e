import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import { invalid } from "#server/refusal.ts";
import { sendAdminCode } from "./letters.ts";
import { askForProof, useCode } from "./proofs.ts";
import { newCode } from "./secrets.ts";
import { cookieSeconds, openSession } from "./sessions.ts";
import { administrators } from "./tables.ts";

/** First step: a code goes to the mailbox. Answers the same for people who are no administrators. */
export async function askAdminCode(context: Context, email: string) {
  const [admin] = await context.db.select().from(administrators).where(eq(administrators.email, email));
  if (!admin) return;
  const code = newCode();
  await context.db.transaction(async (tx) => {
    await askForProof(tx, {
      kind: "admin-login",
      subject: admin.id,
      secret: code,
      now: context.now(),
      minutes: 10,
    });
    await sendAdminCode(tx, { email, fullName: admin.fullName, code }, context);
  });
}

/** Second step: the code opens the session. */
export async function verifyAdminCode(context: Context, { email, token }: { email: string; token: string }) {
  const [admin] = await context.db.select().from(administrators).where(eq(administrators.email, email));
  const proof =
    admin &&
    (await context.db.transaction((tx) =>
      useCode(tx, { kind: "admin-login", subject: admin.id, code: token, now: context.now() }),
    ));
  if (!proof)
    throw invalid(
      "This code is wrong or too old.",
      { token: "Type the code of the newest letter, or ask for another" },
      "WRONG_CODE",
    );
  const { token: session } = await context.db.transaction((tx) =>
    openSession(tx, { adminId: admin.id }, context),
  );
  context.cookies.set("adminToken", session, cookieSeconds.admin);
  return { token: session, adminId: admin.id, email: admin.email };
}

/** Makes an administrator, or answers with the one there is. */
export async function createAdministrator(
  tx: Transaction,
  { email, fullName, now }: { email: string; fullName: string; now: Date },
) {
  await tx
    .insert(administrators)
    .values({ id: newId(), email: email.toLowerCase(), fullName, createdAt: now })
    .onConflictDoNothing();
  const [admin] = await tx.select().from(administrators).where(eq(administrators.email, email.toLowerCase()));
  return admin!;
}

export async function findAdministrator({ db }: Pick<Context, "db">, id: string) {
  const [admin] = await db.select().from(administrators).where(eq(administrators.id, id));
  return admin!;
}

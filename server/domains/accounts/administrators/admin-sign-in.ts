import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { isWithin, refuseBeyond, takeBack } from "#server/limits/attempts.ts";
import { invalid } from "#server/errors/refusal.ts";
import { sendAdminCode } from "../email/emails.ts";
import { knownDevice, rememberDevice } from "../known-device.ts";
import { logFailedSignIn } from "../failed-sign-ins.ts";
import { adminCodeLimit, adminGuessLimits, askLimit } from "../limits.ts";
import { addVerification, useOneOfCodes } from "../email/verification-tokens.ts";
import { newCode } from "../secrets.ts";
import { sessionSeconds, openSession } from "../sessions.ts";
import { administrators } from "../tables.ts";
import { accountTasks } from "../tasks.ts";

/** First step: a code goes to the mailbox. Answers the same for people who are no administrators, in the same time. */
export async function askAdminCode(context: Context, email: string) {
  const { db, now } = context;
  await refuseBeyond(db, [askLimit(context)], now());
  const admin = await findByEmail(db, email);
  const device = admin ? knownDevice(context, { cookie: "adminDevice", owner: admin.id }) : null;
  await db.transaction((tx) =>
    enqueue(tx, accountTasks.sendAdminCode, { data: { email, device }, at: now() }),
  );
}

/** The task "accounts.sendAdminCode". Codes that were sent before go on working, and there are only so many, so that strangers can neither cancel them nor flood the mailbox. */
export async function sendCodeTo(
  tx: Transaction,
  { email, device }: DataOf<typeof accountTasks.sendAdminCode>,
  { config, now }: TaskContext,
) {
  const admin = await findByEmail(tx, email);
  if (!admin || !(await isWithin(tx, adminCodeLimit(admin.id, device), now))) return;
  const code = newCode();
  await addVerification(tx, { kind: "admin-login", subject: admin.id, secret: code, now, minutes: 10 });
  await sendAdminCode(tx, { email, fullName: admin.fullName, code }, { config, now: () => now });
}

/** Second step: the code opens a session that is good for giving the second factor, and for nothing else. */
export async function verifyAdminCode(context: Context, { email, token }: { email: string; token: string }) {
  const { db, now } = context;
  const admin = await findByEmail(db, email);
  const limits = adminGuessLimits(context, { email, owner: admin?.id ?? null });
  await refuseBeyond(db, limits, now());
  const verification =
    admin &&
    (await db.transaction((tx) =>
      useOneOfCodes(tx, { kind: "admin-login", subject: admin.id, code: token, now: now() }),
    ));
  if (!verification) {
    await logFailedSignIn(context, { kind: "administrator", id: admin?.id ?? null, way: "emailCode" });
    throw invalid(
      "That code is wrong or has expired.",
      { token: "Enter the code from the latest email, or request a new one" },
      "WRONG_CODE",
    );
  }
  await takeBack(db, limits);
  rememberDevice(context, { cookie: "adminDevice", owner: admin.id });
  const { token: session } = await db.transaction((tx) =>
    openSession(tx, { adminId: admin.id, entering: true }, context),
  );
  context.cookies.set("adminToken", session, sessionSeconds.enteringAdmin);
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

async function findByEmail(db: Reader, email: string) {
  const [admin] = await db.select().from(administrators).where(eq(administrators.email, email));
  return admin;
}

export async function findAdministrator({ db }: Pick<Context, "db">, id: string) {
  const [admin] = await db.select().from(administrators).where(eq(administrators.id, id));
  return admin!;
}

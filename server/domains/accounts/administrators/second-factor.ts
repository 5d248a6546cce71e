import { eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { refuseBeyond, takeBack } from "#server/limits/attempts.ts";
import { conflict, unauthorized } from "#server/errors/refusal.ts";
import { logFailedSignIn } from "../failed-sign-ins.ts";
import { adminGuessLimits } from "../limits.ts";
import { hashSecret } from "../secrets.ts";
import { dropSession, openSession } from "../sessions.ts";
import { administratorPasskeys, administrators, sessions } from "../tables.ts";
import {
  isOn,
  isWrongCode,
  newRecoveryCodes,
  newSecret,
  useCode,
  wrongCode,
} from "../second-factor/codes.ts";

type Administrator = typeof administrators.$inferSelect;

/** Whose session this is, whether or not the second factor has been given. */
async function administratorOf(db: Reader, sessionId: string): Promise<Administrator> {
  const [row] = await db
    .select({ administrator: administrators })
    .from(sessions)
    .innerJoin(administrators, eq(administrators.id, sessions.adminId))
    .where(eq(sessions.id, sessionId));
  if (!row) throw unauthorized("The token has expired", "TOKEN_EXPIRED");
  return row.administrator;
}

export async function showSecondFactor({ db, viewer }: AuthenticatedContext) {
  const admin = await administratorOf(db, viewer.sessionId);
  return { enrolled: isOn(admin), recoveryCodesLeft: admin.recoveryCodes.length };
}

/** A new secret for an authenticator app; it counts once a code of it was typed. */
export async function startSecondFactor({ db, viewer, config }: AuthenticatedContext) {
  const admin = await administratorOf(db, viewer.sessionId);
  if (isOn(admin)) throw alreadyEnrolled();
  const { kept, ...given } = newSecret(config, admin.email);
  await db.update(administrators).set({ totpSecret: kept }).where(eq(administrators.id, admin.id));
  return given;
}

/** The second step of signing in: a code of the app, which the first time enrols it, or a recovery code. */
export async function confirmSecondFactor(context: AuthenticatedContext, code: string) {
  const { db, viewer, now, cookies } = context;
  const { id, email } = await administratorOf(db, viewer.sessionId);
  const limits = adminGuessLimits(context, { email, owner: id });
  await refuseBeyond(db, limits, now());
  const entered = await db
    .transaction((tx) => enterWith(tx, context, { id, email, code }))
    .catch(async (refusal: unknown) => {
      if (isWrongCode(refusal))
        await logFailedSignIn(context, { kind: "administrator", id, way: "secondFactor" });
      throw refusal;
    });
  await takeBack(db, limits);
  cookies.set("adminToken", entered.token);
  return entered;
}

type Entering = Pick<Administrator, "id" | "email"> & { code: string };
async function enterWith(tx: Transaction, context: AuthenticatedContext, { id, email, code }: Entering) {
  const { viewer, now, config } = context;
  const admin = await lock(tx, id);
  if (!admin.totpSecret) throw conflict("NOT_STARTED", "Add an authenticator app first.");
  const enrols = !isOn(admin);
  const used = useCode(admin, code, { config, now: now() });
  if (!used || (enrols && used.how !== "app")) throw wrongCode();
  const fresh = enrols ? newRecoveryCodes() : null;
  await tx
    .update(administrators)
    .set({
      ...used.changes,
      ...(fresh && { recoveryCodes: fresh.map(hashSecret), totpConfirmedAt: now() }),
    })
    .where(eq(administrators.id, id));
  const action = enrols ? "secondFactorAdded" : used.how === "app" ? "signedIn" : "signedInByRecoveryCode";
  await audit(
    tx,
    { viewer: { userId: null, adminId: id }, now: now() },
    { kind: "signIn", action: `administrator.${action}`, subject: { kind: "administrator", id } },
  );
  // The token of the first step ends: what opens the admin app was never sent before both.
  await dropSession(tx, viewer.sessionId, now());
  const { token } = await openSession(tx, { adminId: id }, context);
  return { token, adminId: id, email, recoveryCodes: fresh };
}

/** For what an open session isn't enough: a code from the app shows that they still have it. */
export async function withAppCode<Result>(
  context: AuthenticatedContext,
  code: string,
  act: (tx: Transaction, admin: Administrator) => Promise<Result>,
): Promise<Result> {
  const { db, viewer, now, config } = context;
  const { id, email } = await administratorOf(db, viewer.sessionId);
  const limits = adminGuessLimits(context, { email, owner: id });
  await refuseBeyond(db, limits, now());
  const result = await db.transaction(async (tx) => {
    const admin = await lock(tx, id);
    const used = useCode(admin, code, { config, now: now() });
    if (used?.how !== "app") throw wrongCode();
    await tx.update(administrators).set(used.changes).where(eq(administrators.id, id));
    return act(tx, admin);
  });
  await takeBack(db, limits);
  return result;
}

/** Replaces the recovery codes with ten new ones. */
export function renewRecoveryCodes(context: AuthenticatedContext, code: string) {
  const { viewer, now } = context;
  return withAppCode(context, code, async (tx, { id }) => {
    const fresh = newRecoveryCodes();
    await tx
      .update(administrators)
      .set({ recoveryCodes: fresh.map(hashSecret) })
      .where(eq(administrators.id, id));
    await audit(
      tx,
      { viewer, now: now() },
      { action: "administrator.recoveryCodesRenewed", subject: { kind: "administrator", id } },
    );
    return { recoveryCodes: fresh };
  });
}

/** Run by the operator: an administrator who lost the app and the codes sets up a new app at the next sign-in; passkeys are removed. */
export async function resetSecondFactor(tx: Transaction, id: string, now: Date) {
  await tx
    .update(administrators)
    .set({ totpSecret: null, totpConfirmedAt: null, totpUsedStep: 0, recoveryCodes: [] })
    .where(eq(administrators.id, id));
  await tx.delete(sessions).where(eq(sessions.adminId, id));
  await tx.delete(administratorPasskeys).where(eq(administratorPasskeys.adminId, id));
  await audit(
    tx,
    { viewer: null, now },
    { action: "administrator.secondFactorReset", subject: { kind: "administrator", id } },
  );
}

async function lock(tx: Transaction, id: string) {
  const [admin] = await tx.select().from(administrators).where(eq(administrators.id, id)).for("update");
  return admin!;
}

function alreadyEnrolled() {
  return conflict("ENROLLED", "You’ve already set up an authenticator app. Enter its code.");
}

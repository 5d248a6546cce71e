import { addDays } from "#shared/times/add-days.ts";
import { and, desc, eq, lte } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { deviceName } from "./device-name.ts";
import { endVerifications } from "./email/verification-tokens.ts";
import { ownUser } from "./proof.ts";
import { dropSession, sessionStands } from "./sessions.ts";
import type { Came } from "./sign-in.ts";
import { signIns } from "./tables.ts";

const keptDays = 180;
const most = 100;

interface Opened {
  userId: string;
  sessionId: string;
  came: Came;
}
/** Each new session adds an entry to the person's sign-in log and one to the audit log. */
export async function logSignIn(
  tx: Transaction,
  { request, now }: Context,
  { userId, sessionId, came }: Opened,
) {
  await tx.insert(signIns).values({
    id: newId(),
    userId,
    sessionId,
    way: came.way,
    secondFactor: came.secondFactor ?? null,
    reason: came.reason ?? null,
    device: deviceName(request.userAgent),
    ip: request.ip,
    timeZone: request.timeZone ?? null,
    at: now(),
  });
  // A support session is recorded under the administrator who opened it.
  if (came.way === "support") return;
  const after = { way: came.way, secondFactor: came.secondFactor, device: deviceName(request.userAgent) };
  const subject = { kind: "user", id: userId } as const;
  const viewer = { userId, adminId: null };
  await audit(tx, { viewer, now: now() }, { kind: "signIn", action: "account.signedIn", subject, after });
}

type SignIn = typeof signIns.$inferSelect;
/** The newest first. */
export async function listSignIns(context: AuthenticatedContext) {
  const { id } = await ownUser(context);
  const rows = await context.db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, id))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(most);
  return Promise.all(rows.map((row) => present(context.db, context, row)));
}

/** "That wasn’t me": the session it opened ends, and links that are still on their way open nothing. */
export async function denySignIn(context: AuthenticatedContext, id: string) {
  const { db, now, viewer } = context;
  const user = await ownUser(context);
  return db.transaction(async (tx) => {
    const own = and(eq(signIns.id, id), eq(signIns.userId, user.id));
    const [denied] = await tx.update(signIns).set({ deniedAt: now() }).where(own).returning();
    if (!denied) throw notFound("Sign-in");
    await dropSession(tx, denied.sessionId, now());
    await endVerifications(tx, user.id, now());
    const subject = { kind: "user", id: user.id } as const;
    await audit(tx, { viewer, now: now() }, { action: "account.signInDenied", subject });
    return present(tx, context, denied);
  });
}

async function present(
  db: Reader,
  { viewer, now }: AuthenticatedContext,
  { userId, sessionId, ...row }: SignIn,
) {
  const open = await sessionStands(db, { id: sessionId, ownerId: userId, now: now() });
  return { ...row, open, current: sessionId === viewer.sessionId };
}

/** Half a year is enough to look back over. */
export async function forgetOldSignIns(tx: Transaction, now: Date) {
  await tx.delete(signIns).where(lte(signIns.at, addDays(now, -keptDays)));
}

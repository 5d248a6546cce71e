import { and, eq, gt } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import type { CookieName } from "#shared/privacy/cookies.data.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext, AuthenticatedContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { findUser, isAdministratorsAddress } from "../queries.ts";
import { sessionSeconds, dropSession, findViewer, openSession } from "../sessions.ts";
import { logSignIn } from "../sign-in-log.ts";
import { sessions } from "../tables.ts";

/** What remembers a session of support in the browser, for the banner; it opens nothing. */
const supportCookie = "support" satisfies CookieName;
const ownCookies: CookieName[] = ["token", "parallelTag", "id", "communityToken"];

/** An administrator sees for half an hour what a person sees; both sides can read that they did, and why. */
export async function lookAs(context: AdminContext, userId: string, reason: string) {
  const { db, viewer, now, cookies } = context;
  const opened = await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw notFound("User");
    if (await isAdministratorsAddress(tx, user.email))
      throw conflict("ADMINISTRATOR", "This person is an administrator. No one looks as them.");
    if (user.disabledAt)
      throw conflict("ACCOUNT_DISABLED", "This account is disabled. Let them in again first.");
    const { id: sessionId, token } = await openSession(tx, { userId, lookedAtBy: viewer.adminId }, context);
    await logSignIn(tx, context, { userId, sessionId, came: { way: "support", reason } });
    await audit(
      tx,
      { viewer, now: now() },
      {
        kind: "signIn",
        action: "account.lookedAt",
        subject: { kind: "user", id: userId },
        onBehalfOf: userId,
        why: reason,
      },
    );
    return { token, user };
  });
  const until = new Date(now().getTime() + sessionSeconds.support * 1000);
  cookies.clear("communityToken");
  cookies.set("token", opened.token, sessionSeconds.support);
  cookies.set("id", userId, sessionSeconds.support);
  cookies.set("parallelTag", opened.user.parallelTag ?? "", sessionSeconds.support);
  const told = JSON.stringify({ name: opened.user.fullName, until });
  cookies.set(supportCookie, told);
  return { until };
}

/** Whoever still sees through it, their session ends; a session of one's own is left alone. */
export async function stopLooking({ db, viewer, now, cookies }: Context) {
  if (viewer?.lookedAtBy) {
    const { sessionId, userId, lookedAtBy } = viewer;
    await db.transaction(async (tx) => {
      await endLook(tx, { sessionId, userId, adminId: lookedAtBy }, now());
    });
    for (const cookie of ownCookies) cookies.clear(cookie);
  } else if (viewer === null) for (const cookie of ownCookies) cookies.clear(cookie);
  cookies.clear(supportCookie);
  return done;
}

/** An administrator who signs out looks as no one anymore; the account of their own that this browser may be signed in to stays so. */
export async function stopAllLooks({ db, viewer: { adminId }, now, cookies }: AuthenticatedContext) {
  if (!adminId) return;
  await db.transaction(async (tx) => {
    const open = await tx
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.lookedAtBy, adminId), gt(sessions.expiresAt, now())));
    for (const look of open) await endLook(tx, { ...look, adminId }, now());
  });
  if (!cookies.get(supportCookie)) return;
  cookies.clear(supportCookie);
  const token = cookies.get("token");
  const who = token ? await findViewer({ db, now }, token, "user") : null;
  if (who !== null && who !== "expired" && !who.lookedAtBy) return;
  for (const cookie of ownCookies) cookies.clear(cookie);
}

interface Look {
  sessionId: string;
  userId: string | null;
  adminId: string;
}
async function endLook(tx: Transaction, { sessionId, userId, adminId }: Look, now: Date) {
  await dropSession(tx, sessionId, now);
  await audit(
    tx,
    { viewer: { userId: null, adminId }, now },
    {
      kind: "signOut",
      action: "account.lookEnded",
      subject: { kind: "user", id: userId },
      onBehalfOf: userId,
    },
  );
}

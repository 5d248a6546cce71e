import { type SQL, and, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Role } from "#contract/endpoint.ts";
import { audit } from "#server/audit/audit.ts";
import { type AuthenticatedContext, type Context, type Viewer, nobody } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { cookies } from "#shared/privacy/cookies.data.ts";
import { deviceName } from "./device-name.ts";
import { hashSecret, newToken } from "./secrets.ts";
import { type UserRole, findUser, rolesOfUser } from "./queries.ts";
import { sessions } from "./tables.ts";
import { accountEvents } from "./events.ts";

export const sessionSeconds = {
  person: cookies.token.seconds,
  /** A working day: whom the company's provider no longer knows is out by the next. */
  singleSignOn: 12 * 3600,
  admin: cookies.adminToken.seconds,
  enteringAdmin: 15 * 60,
  /** An administrator who looks as someone else. */
  support: cookies.support.seconds,
};
const seenEveryMs = 60_000;

interface Owner {
  userId?: string;
  adminId?: string;
  /** Only the first factor was given. */
  entering?: boolean;
  singleSignOnId?: string | null;
  /** The administrator who looks as this person. */
  lookedAtBy?: string | null;
}
/** Opens a session for one device and answers with its token, which is told once and kept only as a hash. */
export async function openSession(
  tx: Transaction,
  { userId, adminId, entering = false, singleSignOnId = null, lookedAtBy = null }: Owner,
  { now, request }: Pick<Context, "now" | "request">,
) {
  const token = newToken();
  const at = now();
  const kind = kindOf({ adminId, entering, singleSignOnId, lookedAtBy });
  const id = newId();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashSecret(token),
    userId: userId ?? null,
    adminId: adminId ?? null,
    entering,
    singleSignOnId,
    lookedAtBy,
    device: deviceName(request.userAgent),
    ip: request.ip,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + sessionSeconds[kind] * 1000),
  });
  return { id, token };
}

/** The connection by which a session was opened; null where it was another way. */
export async function providerOf(db: Reader, sessionId: string) {
  const [session] = await db
    .select({ singleSignOnId: sessions.singleSignOnId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.singleSignOnId ?? null;
}

function kindOf({ adminId, entering, singleSignOnId, lookedAtBy }: Owner): keyof typeof sessionSeconds {
  if (lookedAtBy) return "support";
  if (adminId) return entering ? "enteringAdmin" : "admin";
  return singleSignOnId ? "singleSignOn" : "person";
}

/** Who a token speaks for; "expired" when it was good once. */
export async function findViewer(
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
  kind: "user" | "admin",
): Promise<Viewer | "expired" | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashSecret(token)));
  if (!session) return null;
  if (session.expiresAt <= now()) return "expired";
  if (now().getTime() - session.lastSeenAt.getTime() > seenEveryMs) {
    await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.id, session.id));
  }
  if (session.adminId) return kind === "admin" ? administratorIn(session) : null;
  if (kind === "admin" || !session.userId) return null;
  const viewer = viewerFrom(session.id, session.userId, await rolesOfUser(db, session.userId));
  return session.lookedAtBy ? { ...viewer, lookedAtBy: session.lookedAtBy } : viewer;
}

interface Member {
  id: string;
  userId: string;
  companyAdminId: string;
}
/** A member of a hiring team without a session of their own; null once they have no access anymore. */
export async function memberViewer(
  db: Reader,
  { id, userId, companyAdminId }: Member,
): Promise<Viewer | null> {
  if ((await findUser(db, userId))?.disabledAt !== null) return null;
  const held = await rolesOfUser(db, userId);
  const viewer = viewerFrom(
    id,
    userId,
    held.filter((role) => role.id === companyAdminId),
  );
  return viewer.companyAdminId ? viewer : null;
}

/** Before the second factor nothing says which administrator this is. */
function administratorIn({ id, adminId, entering }: typeof sessions.$inferSelect): Viewer {
  return entering
    ? { ...nobody, sessionId: id, roles: ["entering-admin"] }
    : { ...nobody, sessionId: id, adminId, roles: ["admin"] };
}

function viewerFrom(sessionId: string, userId: string, held: UserRole[]): Viewer {
  const active = held.filter((role) => !role.disabled);
  const candidate = active.find((role) => role.kind === "candidate");
  const employee = active.find((role) => role.kind === "employee");
  const admin = active.find((role) => role.kind === "companyAdmin" && role.companyId);
  const roles: Role[] = [];
  if (candidate) roles.push("candidate");
  if (employee) roles.push(employee.companyId ? "employee" : "between-employers");
  if (admin) roles.push("company");
  return {
    sessionId,
    userId,
    adminId: null,
    roles,
    candidateId: candidate?.id ?? null,
    employeeId: employee?.id ?? null,
    employerId: employee?.companyId ?? null,
    companyAdminId: admin?.id ?? null,
    companyId: admin?.companyId ?? null,
    team: null,
    plan: null,
  };
}

export async function listSessions({ db, viewer, now }: AuthenticatedContext) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ownedBy(viewer), gt(sessions.expiresAt, now())));
  return rows.map((row) => ({ ...row, current: row.id === viewer.sessionId }));
}

/** Signs out on this device. */
export async function endOwnSession({ db, viewer, now }: AuthenticatedContext) {
  await db.transaction(async (tx) => {
    if (await end(tx, eq(sessions.id, viewer.sessionId), now())) await logSignOut(tx, viewer, now());
  });
}

/** Signs out on a device. */
export async function endSession({ db, viewer, now }: AuthenticatedContext, id: string) {
  await db.transaction(async (tx) => {
    const device = await deviceOfSession(tx, id);
    const gone = await end(tx, and(eq(sessions.id, id), ownedBy(viewer)), now());
    if (!gone) throw notFound("Session");
    await logSignOut(tx, viewer, now(), { device });
  });
}

/** Signs out everywhere else. */
export async function endOtherSessions({ db, viewer, now }: AuthenticatedContext) {
  const others = and(ownedBy(viewer), ne(sessions.id, viewer.sessionId));
  const count = await db.transaction(async (tx) => {
    const gone = await end(tx, others, now());
    if (gone > 0) await logSignOut(tx, viewer, now(), { otherDevices: gone });
    return gone;
  });
  return { count };
}

/** Until an administrator passes the second factor, no one is signed in. */
async function logSignOut(tx: Transaction, viewer: Viewer, now: Date, after?: object) {
  const { userId, adminId } = viewer;
  if (!userId && !adminId) return;
  const subject = adminId
    ? ({ kind: "administrator", id: adminId } as const)
    : ({ kind: "user", id: userId } as const);
  await audit(tx, { viewer, now }, { kind: "signOut", action: "account.signedOut", subject, after });
}

/** After a new password or address every other device has to sign in again. */
export async function endAllSessions(
  tx: Transaction,
  { userId, except, now }: { userId: string; except?: string | undefined; now: Date },
) {
  await end(tx, and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined), now);
}

interface OfSingleSignOn {
  singleSignOnId: string;
  now: Date;
}
/** Ends what a company's single sign-on opened. */
export function endSessionsBy(tx: Transaction, { singleSignOnId, now }: OfSingleSignOn) {
  return end(tx, eq(sessions.singleSignOnId, singleSignOnId), now);
}

/** Ends what some people opened in other ways than a company's single sign-on. */
export function endSessionsNotBy(
  tx: Transaction,
  { singleSignOnId, userIds, now }: OfSingleSignOn & { userIds: readonly string[] },
) {
  const { singleSignOnId: opener } = sessions;
  const other = or(isNull(opener), ne(opener, singleSignOnId));
  return end(tx, and(inArray(sessions.userId, [...userIds]), other), now);
}

type Ended = (tx: Transaction, sessionId: string, now: Date) => Promise<void>;
const listeners: Ended[] = [];

/** Lets domains above accounts end, in the same transaction, what they opened for a session. */
export function whenSessionEnds(listener: Ended) {
  listeners.push(listener);
}

/** Ends sessions and says whose they were: what is open for them, sockets too, is closed by whoever hears of it. */
async function end(tx: Transaction, which: SQL | undefined, now: Date) {
  const gone = await tx.delete(sessions).where(which).returning({ id: sessions.id, userId: sessions.userId });
  for (const userId of new Set(gone.map((session) => session.userId)))
    if (userId) await publish(tx, accountEvents.signedOut, { data: { userId }, at: now });
  await tellListeners(tx, gone, now);
  return gone.length;
}

/** Deletes sessions that had run out by then. No one was signed in with them anymore, so no one is told. */
export async function deleteExpired(tx: Transaction, { by, now }: { by: Date; now: Date }) {
  const gone = await tx.delete(sessions).where(lte(sessions.expiresAt, by)).returning({ id: sessions.id });
  await tellListeners(tx, gone, now);
}

async function tellListeners(tx: Transaction, gone: readonly { id: string }[], now: Date) {
  for (const { id } of gone) for (const listener of listeners) await listener(tx, id, now);
}

/** Ends all sessions of a person. */
export async function endSessionsOf(tx: Transaction, userId: string, now: Date) {
  await end(tx, eq(sessions.userId, userId), now);
}

/** Ends one session whoever it belongs to. */
export async function dropSession(tx: Transaction, id: string, now: Date) {
  await end(tx, eq(sessions.id, id), now);
}

/** Whether a session of this person or administrator goes on. */
export async function sessionStands(
  db: Reader,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
) {
  const owned = or(eq(sessions.userId, ownerId), eq(sessions.adminId, ownerId));
  return (await db.$count(sessions, and(eq(sessions.id, id), owned, gt(sessions.expiresAt, now)))) > 0;
}

/** The sessions of a person that go on. */
export async function standingSessions(db: Reader, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** What device a session is on, as its person knows it. */
export async function deviceOfSession(db: Reader, id: string) {
  const [session] = await db.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, id));
  return session?.device ?? "Unknown device";
}

function ownedBy(viewer: Viewer) {
  if (viewer.adminId) return eq(sessions.adminId, viewer.adminId);
  return viewer.userId ? eq(sessions.userId, viewer.userId) : eq(sessions.id, viewer.sessionId);
}

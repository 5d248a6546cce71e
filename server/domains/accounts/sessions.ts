import { and, eq, gt, ne } from "drizzle-orm";
import type { Role } from "#contract/endpoint.ts";
import type { Context, Known, Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import { notFound } from "#server/refusal.ts";
import { hashSecret, newToken } from "./secrets.ts";
import { type Part, partsOf } from "./queries.ts";
import { sessions } from "./tables.ts";

export const cookieSeconds = { person: 30 * 86_400, community: 60 * 86_400, admin: 60 * 86_400 };
const seenEveryMs = 60_000;

interface Owner {
  userId?: string;
  adminId?: string;
}
/** Opens a session for one device and answers with its token, which is told once and kept only as a hash. */
export async function openSession(
  tx: Transaction,
  { userId, adminId }: Owner,
  { now, request }: Pick<Context, "now" | "request">,
) {
  const token = newToken();
  const at = now();
  const seconds = adminId ? cookieSeconds.admin : cookieSeconds.person;
  await tx.insert(sessions).values({
    id: newId(),
    tokenHash: hashSecret(token),
    userId: userId ?? null,
    adminId: adminId ?? null,
    device: deviceName(request.userAgent),
    ip: request.ip,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + seconds * 1000),
  });
  return token;
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
  if (session.adminId)
    return kind === "admin"
      ? { ...nobody, sessionId: session.id, adminId: session.adminId, roles: ["admin"] }
      : null;
  if (kind === "admin" || !session.userId) return null;
  return viewerFrom(session.id, session.userId, await partsOf(db, session.userId));
}

const nobody = {
  userId: null,
  adminId: null,
  candidateId: null,
  employeeId: null,
  employerId: null,
  companyAdminId: null,
  companyId: null,
};

function viewerFrom(sessionId: string, userId: string, held: Part[]): Viewer {
  const active = held.filter((part) => !part.disabled);
  const candidate = active.find((part) => part.kind === "candidate");
  const employee = active.find((part) => part.kind === "employee");
  const admin = active.find((part) => part.kind === "companyAdmin" && part.companyId);
  const roles: Role[] = [];
  if (candidate) roles.push("candidate");
  if (employee) roles.push("employee");
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
  };
}

export async function listSessions({ db, viewer, now }: Known) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(ownedBy(viewer), gt(sessions.expiresAt, now())));
  return rows.map((row) => ({ ...row, current: row.id === viewer.sessionId }));
}

export async function endSession({ db, viewer }: { db: Reader; viewer: Viewer }, id: string) {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), ownedBy(viewer)))
    .returning({ id: sessions.id });
  if (!gone.length) throw notFound("Session");
}

export async function endOtherSessions({ db, viewer }: Known) {
  const gone = await db
    .delete(sessions)
    .where(and(ownedBy(viewer), ne(sessions.id, viewer.sessionId)))
    .returning({ id: sessions.id });
  return { count: gone.length };
}

/** After a new password every device has to sign in again. */
export async function endAllSessions(tx: Transaction, userId: string, except?: string) {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
}

function ownedBy(viewer: Viewer) {
  return viewer.adminId ? eq(sessions.adminId, viewer.adminId) : eq(sessions.userId, viewer.userId!);
}

/** "Firefox on Linux": enough to recognise one's own devices. */
function deviceName(userAgent: string) {
  const browser = /(Edg|OPR|Chrome|Firefox|Safari)\//.exec(userAgent)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  if (!browser && !system) return "Unknown device";
  return [
    names[browser ?? ""] ?? browser ?? "A browser",
    system && `on ${system.replace("Mac OS X", "macOS")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

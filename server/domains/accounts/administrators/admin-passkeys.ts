import { and, asc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext, Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { logFailedSignIn } from "../failed-sign-ins.ts";
import { askForKey, madeKey, refusedKey } from "../passkeys/add-key.ts";
import { verifiedCounter } from "../passkeys/ceremony.ts";
import { refused, takeBrowser } from "../passkeys/passkey-sign-in.ts";
import { openSession } from "../sessions.ts";
import { administratorPasskeys as kept, administrators } from "../tables.ts";
import { withAppCode } from "./second-factor.ts";

export function listAdminPasskeys({ db, viewer }: AdminContext) {
  return keysOf(db, viewer.adminId);
}

function keysOf(db: Reader, adminId: string) {
  return db.select().from(kept).where(eq(kept.adminId, adminId)).orderBy(asc(kept.createdAt));
}

/** A code of the app first: an unlocked computer is not enough to add a passkey. */
export async function askAdminPasskey(context: AdminContext, code: string) {
  const admin = await withAppCode(context, code, async (_, own) => own);
  return askForKey(context, admin, await keysOf(context.db, admin.id));
}

export function addAdminPasskey(context: AdminContext, { name, answer }: { name: string; answer: object }) {
  const { adminId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const made = await madeKey(tx, context, { holderId: adminId, answer });
    const row = { id: newId(), adminId, name, ...made, createdAt: context.now() };
    const [passkey] = await tx.insert(kept).values(row).onConflictDoNothing().returning();
    if (!passkey) throw refusedKey();
    await keep(tx, context, { action: "passkeyAdded", after: { name } });
    return passkey;
  });
}

export function renameAdminPasskey(context: AdminContext, id: string, name: string) {
  return context.db.transaction(async (tx) => {
    const own = ownKey(id, context.viewer.adminId);
    const [before] = await tx.select().from(kept).where(own).for("update");
    if (!before) throw notFound("Passkey");
    const [passkey] = await tx.update(kept).set({ name }).where(own).returning();
    await keep(tx, context, { action: "passkeyRenamed", before: { name: before.name }, after: { name } });
    return passkey!;
  });
}

export async function removeAdminPasskey(context: AdminContext, id: string, code: string) {
  const own = ownKey(id, context.viewer.adminId);
  if (!(await context.db.$count(kept, own))) throw notFound("Passkey");
  await withAppCode(context, code, async (tx) => {
    const [gone] = await tx.delete(kept).where(own).returning();
    if (gone) await keep(tx, context, { action: "passkeyRemoved", before: { name: gone.name } });
  });
}

/** A passkey shows that the device is there and its owner unlocked it: the code by email and the app are not asked for. */
export async function signInByAdminPasskey(context: Context, answer: { id: string }) {
  const { now } = context;
  const browser = takeBrowser(context);
  let owner: string | null = null;
  const entered = await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ passkey: kept, email: administrators.email })
      .from(kept)
      .innerJoin(administrators, eq(administrators.id, kept.adminId))
      .where(eq(kept.credentialId, answer.id))
      .for("update");
    if (!found) return null;
    const { passkey, email } = found;
    const { id, adminId } = passkey;
    owner = adminId;
    const counter = await verifiedCounter(tx, context, { passkey, answer, browser });
    if (counter === null) return null;
    await tx.update(kept).set({ counter, lastUsedAt: now() }).where(eq(kept.id, id));
    await audit(
      tx,
      { viewer: { userId: null, adminId }, now: now() },
      {
        kind: "signIn",
        action: "administrator.signedInByPasskey",
        subject: { kind: "administrator", id: adminId },
      },
    );
    const { token } = await openSession(tx, { adminId }, context);
    return { token, adminId, email };
  });
  if (!entered) {
    await logFailedSignIn(context, { kind: "administrator", id: owner, way: "passkey" });
    throw refused();
  }
  context.cookies.set("adminToken", entered.token);
  return entered;
}

interface Kept {
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
function keep(tx: Transaction, { viewer, now }: AdminContext, { action, ...what }: Kept) {
  const subject = { kind: "administrator", id: viewer.adminId } as const;
  return audit(tx, { viewer, now: now() }, { action: `administrator.${action}`, subject, ...what });
}

function ownKey(id: string, adminId: string) {
  return and(eq(kept.id, id), eq(kept.adminId, adminId));
}

import { and, asc, eq } from "drizzle-orm";
import type { Proof } from "#contract/accounts.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { changeOfAccess } from "../change-of-access.ts";
import { ownUser, refuseUnconfirmed, refuseWithoutProof } from "../proof.ts";
import { passkeys } from "../tables.ts";
import { askForKey, madeKey, refusedKey } from "./add-key.ts";

export async function listPasskeys(context: AuthenticatedContext) {
  return passkeysOf(context.db, (await ownUser(context)).id);
}

function passkeysOf(db: Reader, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** What the browser asks the device for; the answer is awaited for ten minutes. */
export async function askPasskey(context: AuthenticatedContext, proof: Proof) {
  const { db } = context;
  const user = await ownUser(context);
  refuseUnconfirmed(user);
  await refuseWithoutProof(context, user, proof);
  return askForKey(context, user, await passkeysOf(db, user.id));
}

/** Keeps the key that the device made. */
export async function addPasskey(
  context: AuthenticatedContext,
  { name, answer }: { name: string; answer: object },
) {
  const user = await ownUser(context);
  refuseUnconfirmed(user);
  return context.db.transaction((tx) =>
    changeOfAccess(tx, context, { user, change: "passkeyAdded" }, async () => {
      const made = await madeKey(tx, context, { holderId: user.id, answer });
      const [passkey] = await tx
        .insert(passkeys)
        .values({
          id: newId(),
          userId: user.id,
          name,
          ...made,
          createdAt: context.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!passkey) throw refusedKey();
      return passkey;
    }),
  );
}

export async function renamePasskey(context: AuthenticatedContext, id: string, name: string) {
  const user = await ownUser(context);
  const [passkey] = await context.db.update(passkeys).set({ name }).where(ownKey(id, user.id)).returning();
  if (!passkey) throw notFound("Passkey");
  return passkey;
}

export async function removePasskey(context: AuthenticatedContext, id: string, proof: Proof) {
  const user = await ownUser(context);
  if (!(await context.db.$count(passkeys, ownKey(id, user.id)))) throw notFound("Passkey");
  await refuseWithoutProof(context, user, proof);
  await context.db.transaction((tx) =>
    changeOfAccess(tx, context, { user, change: "passkeyRemoved" }, () =>
      tx.delete(passkeys).where(ownKey(id, user.id)),
    ),
  );
}

function ownKey(id: string, userId: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}

import { eq } from "drizzle-orm";
import type { Proof } from "#contract/accounts.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { changeOfAccess } from "../change-of-access.ts";
import { ownUser, refuseUnconfirmed, refuseWithoutProof } from "../proof.ts";
import { hashSecret } from "../secrets.ts";
import { secondFactors } from "../tables.ts";
import { isOn, newRecoveryCodes, newSecret, useCode, wrongCode } from "./codes.ts";
import { findFactor, guess, hasSecondFactor, keepFactor, lockFactor } from "./factors.ts";

export async function showOwnFactor(context: AuthenticatedContext) {
  const factor = await findFactor(context.db, (await ownUser(context)).id);
  return { on: isOn(factor), recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
}

/** A secret for an authenticator app; it counts once a code of it was typed. */
export async function startOwnFactor(context: AuthenticatedContext, proof: Proof) {
  const { db, config } = context;
  const user = await ownUser(context);
  refuseUnconfirmed(user);
  await refuseWithoutProof(context, user, proof);
  if (await hasSecondFactor(db, user.id)) throw alreadyOn();
  const { kept, ...given } = newSecret(config, user.email);
  await db
    .insert(secondFactors)
    .values({ userId: user.id, totpSecret: kept })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { totpSecret: kept } });
  return given;
}

/** The first code of the app turns it on, and shows the recovery codes once. */
export async function confirmOwnFactor(context: AuthenticatedContext, code: string) {
  const user = await ownUser(context);
  const { now } = context;
  return guess(context, user.id, (tx) =>
    changeOfAccess(tx, context, { user, change: "secondFactorAdded" }, async () => {
      const factor = await lockFactor(tx, user.id);
      if (isOn(factor)) throw alreadyOn();
      if (!factor) throw conflict("NOT_STARTED", "Add an authenticator app first.");
      const used = useCode(factor, code, { config: context.config, now: now() });
      if (used?.how !== "app") throw wrongCode();
      const fresh = newRecoveryCodes();
      const on = { totpConfirmedAt: now(), recoveryCodes: fresh.map(hashSecret) };
      await keepFactor(tx, user.id, { ...used.changes, ...on });
      return { recoveryCodes: fresh };
    }),
  );
}

/** Ten new codes in place of those that are left. */
export async function renewOwnCodes(context: AuthenticatedContext, proof: Proof) {
  const user = await ownUser(context);
  await refuseWithoutProof(context, user, proof);
  if (!(await hasSecondFactor(context.db, user.id))) throw conflict("NOT_STARTED", "Turn it on first.");
  return context.db.transaction((tx) =>
    changeOfAccess(tx, context, { user, change: "recoveryCodesRenewed" }, async () => {
      const fresh = newRecoveryCodes();
      await keepFactor(tx, user.id, { recoveryCodes: fresh.map(hashSecret) });
      return { recoveryCodes: fresh };
    }),
  );
}

export async function removeOwnFactor(context: AuthenticatedContext, proof: Proof) {
  const user = await ownUser(context);
  await refuseWithoutProof(context, user, proof);
  await context.db.transaction((tx) =>
    changeOfAccess(tx, context, { user, change: "secondFactorRemoved" }, () =>
      tx.delete(secondFactors).where(eq(secondFactors.userId, user.id)),
    ),
  );
}

function alreadyOn() {
  return conflict("ENROLLED", "You’ve already set up an authenticator app.");
}

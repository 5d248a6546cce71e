import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { Proof } from "#contract/accounts.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { changeOfAccess } from "../change-of-access.ts";
import { startVerification } from "../email/verification-tokens.ts";
import { ownUser, refuseUnconfirmed, refuseWithoutProof } from "../proof.ts";
import { passkeys } from "../tables.ts";
import { challengeIsOurs, relyingParty, webAuthn } from "./ceremony.ts";

const most = 20;

export async function listPasskeys(context: AuthenticatedContext) {
  return passkeysOf(context.db, (await ownUser(context)).id);
}

function passkeysOf(db: Reader, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** What the browser asks the device for; the answer is awaited for ten minutes. */
export async function askPasskey(context: AuthenticatedContext, proof: Proof) {
  const { db, now } = context;
  const user = await ownUser(context);
  refuseUnconfirmed(user);
  await refuseWithoutProof(context, user, proof);
  const held = await passkeysOf(db, user.id);
  if (held.length >= most) throw conflict("TOO_MANY_PASSKEYS", `Remove one first: ${most} is the most.`);
  const { id: rpID, name: rpName } = relyingParty(context);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    attestationType: "none",
    excludeCredentials: held.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const asked = { kind: "passkey-add", subject: user.id, secret: options.challenge } as const;
  await db.transaction((tx) => startVerification(tx, { ...asked, now: now(), minutes: 10 }));
  return { options: { ...options } };
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
      const { credential } = await verified(tx, context, { userId: user.id, answer });
      const [passkey] = await tx
        .insert(passkeys)
        .values({
          id: newId(),
          userId: user.id,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: credential.transports ?? [],
          createdAt: context.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!passkey) throw refused();
      return passkey;
    }),
  );
}

type Registration = Extract<VerifiedRegistrationResponse, { verified: true }>["registrationInfo"];
async function verified(
  tx: Transaction,
  context: AuthenticatedContext,
  { userId, answer }: { userId: string; answer: object },
): Promise<Registration> {
  const { id, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const registration = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challengeIsOurs(tx, { kind: "passkey-add", subject: userId, now: context.now() }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!registration?.verified) throw refused();
  return registration.registrationInfo;
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
function refused() {
  return invalid("The passkey couldn’t be added. Start again.", { answer: "Start again" }, "PASSKEY_REFUSED");
}

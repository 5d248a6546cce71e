import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { startVerification } from "../email/verification-tokens.ts";
import { challengeIsOurs, relyingParty, webAuthn } from "./ceremony.ts";

const most = 20;

/** An account or an administrator. */
interface Holder {
  id: string;
  email: string;
  fullName: string;
}

/** What the browser asks the device for; the answer is awaited for ten minutes. */
export async function askForKey(
  context: Pick<Context, "db" | "now" | "config">,
  { id, email, fullName }: Holder,
  held: readonly { credentialId: string }[],
) {
  if (held.length >= most) throw conflict("TOO_MANY_PASSKEYS", `Remove one first: ${most} is the most.`);
  const { db, now } = context;
  const { id: rpID, name: rpName } = relyingParty(context);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: fullName,
    attestationType: "none",
    excludeCredentials: held.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const asked = { kind: "passkey-add", subject: id, secret: options.challenge } as const;
  await db.transaction((tx) => startVerification(tx, { ...asked, now: now(), minutes: 10 }));
  return { options: { ...options } };
}

/** What is kept of the key that a device made, once its answer holds. */
export async function madeKey(
  tx: Transaction,
  context: Pick<Context, "now" | "config">,
  { holderId, answer }: { holderId: string; answer: object },
) {
  const { id, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const registration = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challengeIsOurs(tx, { kind: "passkey-add", subject: holderId, now: context.now() }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!registration?.verified) throw refusedKey();
  const { id: credentialId, publicKey, counter, transports } = registration.registrationInfo.credential;
  const kept = Buffer.from(publicKey).toString("base64url");
  return { credentialId, publicKey: kept, counter, transports: transports ?? [] };
}

export function refusedKey() {
  return invalid("The passkey couldn’t be added. Start again.", { answer: "Start again" }, "PASSKEY_REFUSED");
}

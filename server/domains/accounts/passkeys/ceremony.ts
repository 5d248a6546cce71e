import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { productName } from "#shared/product.ts";
import { useLink } from "../email/verification-tokens.ts";
import { hashSecret } from "../secrets.ts";

/** Read when the first passkey is used: reading it takes a while at a start, and Node says what of it is experimental. */
export const webAuthn = () => import("@simplewebauthn/server");

/** Who we are to authenticators: what they sign for this address is good at no other. They know no bare addresses, so on this machine alone it is localhost. */
export function relyingParty({ config }: Pick<Context, "config">) {
  const address = new URL(config.publicUrl);
  if (address.hostname === "127.0.0.1") address.hostname = "localhost";
  return { name: productName, id: address.hostname, origin: address.origin };
}

interface Expected {
  kind: "passkey-add" | "passkey-sign-in";
  /** Whose challenge it was. */
  subject: string;
  now: Date;
}
/** Whether a challenge is one of ours that nobody has answered yet; it is used up by the question. */
export function challengeIsOurs(tx: Transaction, { kind, subject, now }: Expected) {
  return async (challenge: string) => {
    const asked = await useLink(tx, { kinds: [kind], secret: challenge, now });
    return asked?.subject === subject;
  };
}

interface Answered {
  passkey: { credentialId: string; publicKey: string; counter: number };
  answer: { id: string };
  browser: string;
}
/** How often the device has signed, where its answer holds for this browser; null where it does not. */
export async function verifiedCounter(
  tx: Transaction,
  context: Pick<Context, "now" | "config">,
  { passkey, answer, browser }: Answered,
): Promise<number | null> {
  const { id, origin } = relyingParty(context);
  const { credentialId, publicKey, counter } = passkey;
  const subject = hashSecret(browser);
  const { verifyAuthenticationResponse } = await webAuthn();
  const proof = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challengeIsOurs(tx, { kind: "passkey-sign-in", subject, now: context.now() }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
  }).catch(() => null);
  return proof?.verified ? proof.authenticationInfo.newCounter : null;
}

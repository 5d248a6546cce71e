import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { unauthorized } from "#server/errors/refusal.ts";
import { cookies } from "#shared/privacy/cookies.data.ts";
import { addVerification } from "../email/verification-tokens.ts";
import { logFailedSignIn, refuseAndLog } from "../failed-sign-ins.ts";
import { lockUser } from "../queries.ts";
import { hashSecret, newToken } from "../secrets.ts";
import { startSession } from "../sign-in.ts";
import { passkeys } from "../tables.ts";
import { relyingParty, verifiedCounter, webAuthn } from "./ceremony.ts";

const cookie = "passkey";
const minutes = cookies.passkey.seconds / 60;

/** A challenge for this browser: answered in another one it would sign a stranger in as someone else. */
export async function askPasskeySignIn(context: Context) {
  const { db, now } = context;
  const { id: rpID } = relyingParty(context);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  const browser = newToken();
  const asked = { kind: "passkey-sign-in", subject: hashSecret(browser), secret: options.challenge } as const;
  await db.transaction((tx) => addVerification(tx, { ...asked, now: now(), minutes }));
  context.cookies.set(cookie, browser);
  return { options: { ...options } };
}

/** The browser that asked; its answer counts once. */
export function takeBrowser({ cookies: kept }: Pick<Context, "cookies">) {
  const browser = kept.get(cookie) ?? "";
  kept.clear(cookie);
  return browser;
}

/** A passkey shows that the device is there and its owner unlocked it, which is two factors. */
export async function passkeySignIn(context: Context, answer: { id: string }) {
  const { now } = context;
  const browser = takeBrowser(context);
  let owner: string | null = null;
  const started = context.db.transaction(async (tx) => {
    const passkey = await lockPasskey(tx, answer.id);
    owner = passkey?.userId ?? null;
    const newCounter = passkey && (await verifiedCounter(tx, context, { passkey, answer, browser }));
    const user = passkey && newCounter !== null && (await lockUser(tx, passkey.userId));
    if (!user) return null;
    await tx
      .update(passkeys)
      .set({ counter: newCounter!, lastUsedAt: now() })
      .where(eq(passkeys.id, passkey.id));
    return startSession(tx, context, user, { way: "passkey" });
  });
  const signedIn = await started.catch((refusal: unknown) =>
    refuseAndLog(context, { id: owner, way: "passkey" }, refusal),
  );
  if (signedIn) return signedIn;
  await logFailedSignIn(context, { kind: "user", id: owner, way: "passkey" });
  throw refused();
}

async function lockPasskey(tx: Transaction, credentialId: string) {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for("update");
  return passkey;
}

export function refused() {
  return unauthorized("This passkey didn’t work here. Try again, or sign in another way.", "PASSKEY_REFUSED");
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "#server/context.ts";
import { newToken } from "./secrets.ts";

type Cookie = "device" | "adminDevice";
interface Asked {
  cookie: Cookie;
  /** The id of the person or administrator. */
  owner: string;
}

/**
 * A browser on which someone has signed in before, by a signed cookie that outlives the session. Strangers' guesses count against
 * the account; a known device has counts of its own, so that nobody is locked out by others (OWASP, "device cookies").
 */
export function knownDevice({ config, cookies }: Context, { cookie, owner }: Asked): string | null {
  const [nonce = "", given = ""] = (cookies.get(cookie) ?? "").split(".");
  const expected = Buffer.from(signatureOf(config.secret, owner, nonce));
  const signature = Buffer.from(given);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? nonce : null;
}

export function rememberDevice(context: Context, { cookie, owner }: Asked) {
  const nonce = knownDevice(context, { cookie, owner }) ?? newToken();
  const value = `${nonce}.${signatureOf(context.config.secret, owner, nonce)}`;
  context.cookies.set(cookie, value);
}

function signatureOf(secret: string, owner: string, nonce: string) {
  return createHmac("sha256", secret).update(`device ${owner} ${nonce}`).digest("base64url");
}

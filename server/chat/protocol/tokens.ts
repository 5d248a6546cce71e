import { createHmac, timingSafeEqual } from "node:crypto";
import { ChatRefusal } from "./errors.ts";

/** The claims of a token; times are seconds since 1970 and may have a fraction. */
export interface Claims {
  user_id?: string;
  server?: boolean;
  exp?: number;
  nbf?: number;
  iat?: number;
  /** The session it was issued for, which can end before the token does. */
  session?: string;
}
const times = ["exp", "nbf", "iat"] as const;
const clockSkewSeconds = 60;

/** Reads an HS256 token; each kind of mistake has its own code. Without a secret any signature is accepted. */
export function readToken(token: string, { secret, now }: { secret: string | null; now: Date }): Claims {
  const [head = "", body = "", signature = ""] = token.split(".");
  const header = parse(head);
  const claims = parse(body) as Claims | null;
  if ((secret !== null && header?.alg !== "HS256") || !claims)
    throw new ChatRefusal(5, "the token is not a HS256 JWT");
  if (secret !== null && !isSignedWith(secret, `${head}.${body}`, signature))
    throw new ChatRefusal(43, "the token signature is invalid");
  for (const name of times) {
    if (claims[name] === undefined) continue;
    claims[name] = Number(claims[name] ?? Number.NaN);
    if (!Number.isFinite(claims[name]))
      throw new ChatRefusal(5, `${name} of the token is not a number of seconds`);
  }
  const seconds = now.getTime() / 1000;
  if (claims.exp !== undefined && claims.exp <= seconds) throw new ChatRefusal(40, "the token has expired");
  if (claims.nbf !== undefined && claims.nbf > seconds + clockSkewSeconds)
    throw new ChatRefusal(41, "the token is not valid yet");
  if (claims.iat !== undefined && claims.iat > seconds + clockSkewSeconds)
    throw new ChatRefusal(42, "the token was issued in the future");
  return claims;
}

function isSignedWith(secret: string, text: string, signature: string) {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Signs claims; the product issues user tokens, servers sign their own. */
export function signToken(claims: Claims, secret: string) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

function parse(part: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/database/open.ts";
import { seal, unseal } from "#server/seal.ts";
import { acmeAccounts } from "./tables.ts";

interface Account {
  directory: string;
  config: Pick<Config, "secret">;
}
const purpose = "acme account";

/** The key of the product's account at an authority, one for all processes; made when it is first needed. */
export async function accountKey(db: Reader, { directory, config: { secret } }: Account): Promise<string> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const fresh = Buffer.from(privateKey.export({ type: "pkcs8", format: "pem" }));
  const [kept] = await db.select().from(acmeAccounts).where(eq(acmeAccounts.directory, directory));
  if (kept) return unseal(kept.privateKey, { secret, purpose }).toString();
  await db
    .insert(acmeAccounts)
    .values({ directory, privateKey: seal(fresh, { secret, purpose }) })
    .onConflictDoNothing();
  return accountKey(db, { directory, config: { secret } });
}

/** What an authority expects at /.well-known/acme-challenge/TOKEN (RFC 8555, 8.1): it shows that the account's owner answers there, so that no process has to know of another's order. */
export function acmeAnswer(token: string, key: string): string {
  const { crv, kty, x, y } = createPublicKey(key).export({ format: "jwk" });
  return `${token}.${createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url")}`;
}

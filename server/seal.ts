import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

interface Sealing {
  /** The installation's secret, which is not in the database. */
  secret: string;
  /** What is sealed for one purpose opens for no other. */
  purpose: string;
}

/** Encrypts what must be readable again but stands in the database. */
export function seal(plain: Buffer, by: Sealing): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(by), nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Throws where it was sealed by another secret, or changed since. */
export function unseal(sealed: string, by: Sealing): Buffer {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(by), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

function keyOf({ secret, purpose }: Sealing) {
  return createHmac("sha256", secret).update(purpose).digest();
}

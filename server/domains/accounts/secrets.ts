import { createHash, randomBytes, randomInt } from "node:crypto";

/** An unguessable token; only its hash is kept. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}
/** Six digits, for a person to type. */
export function newCode() {
  return String(randomInt(0, 1_000_000)).padStart(6, "0");
}
export function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}

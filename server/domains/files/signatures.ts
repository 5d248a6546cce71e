import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs text for one purpose; a signature made for another opens nothing here. */
export function sign(secret: string, purpose: string, text: string) {
  const key = createHmac("sha256", secret).update(purpose).digest();
  return createHmac("sha256", key).update(text).digest("base64url");
}

export function signatureHolds(
  secret: string,
  { purpose, text, signature }: { purpose: string; text: string; signature: string },
) {
  const expected = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

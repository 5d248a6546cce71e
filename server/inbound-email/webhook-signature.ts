import { createHmac, timingSafeEqual } from "node:crypto";

/** How old a signed call may be: who records one cannot send it again later. */
const toleranceMs = 5 * 60_000;

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** One or several, parted by spaces, each "v1,…". */
  signatures: string;
  body: Buffer;
}

/** Whether a call was signed with our secret a moment ago, in the form of Standard Webhooks. */
export function isSigned({ id, timestamp, signatures, body }: Signed, secret: string, now: Date) {
  const sentAt = Number(timestamp) * 1000;
  if (!id || !/^\d+$/.test(timestamp) || Math.abs(now.getTime() - sentAt) > toleranceMs) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(/^v1,(.+)$/.exec(signature)?.[1] ?? "", "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

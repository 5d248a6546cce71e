import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";

/** How long a link in an email about an applicant opens the job. */
export const keyDays = 30;

interface Opened {
  id: string;
  /** A link sent to an address that is no longer the poster's opens nothing. */
  email: string;
}
type Secret = Pick<Config, "secret">;

/** What links to the applicants carry: nobody else can make it, and nothing is kept for it. */
export function applicantsKey(config: Secret, opened: Opened, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + keyDays * 86_400;
  return `${ends}.${signatureOf(config, opened, ends)}`;
}

export function opensApplicants(config: Secret, opened: Opened & { key: string }, now: Date): boolean {
  const [ends = "", signature = ""] = opened.key.split(".");
  if (!/^\d{1,12}$/.test(ends) || Number(ends) * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signatureOf(config, opened, Number(ends)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf({ secret }: Secret, { id, email }: Opened, ends: number) {
  return createHmac("sha256", secret)
    .update(`applicants of an external job ${id} ${email} ${ends}`)
    .digest("base64url");
}

import { Secret, TOTP } from "otpauth";
import { productName } from "#shared/product.ts";

const stepSeconds = 30;

/** The number of the half minute that codes change with (RFC 6238). */
export function stepAt(now: Date) {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The step whose code this is (SHA-1, six digits: what every authenticator app knows), now or half a minute to either side; a step that was used, or an earlier one, is none. */
export function stepOfCode(secret: Buffer, code: string, { now, after }: { now: Date; after: number }) {
  const away = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (away === null) return null;
  const step = stepAt(now) + away;
  return step > after ? step : null;
}

/** What an authenticator app reads from a QR code or a link. */
export function uriOf(secret: Buffer, email: string) {
  return totpOf(secret, { issuer: productName, label: email }).toString();
}

/** For people to type and for apps to read (RFC 4648). */
export function toBase32(bytes: Buffer) {
  return secretOf(bytes).base32;
}

function totpOf(bytes: Buffer, named: { issuer?: string; label?: string } = {}) {
  return new TOTP({ algorithm: "SHA1", digits: 6, period: stepSeconds, ...named, secret: secretOf(bytes) });
}
function secretOf(bytes: Buffer) {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

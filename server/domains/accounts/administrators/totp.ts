import { createHmac, timingSafeEqual } from "node:crypto";

const stepSeconds = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The number of the half minute that codes change with (RFC 6238). */
export function stepAt(now: Date) {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of one half minute (RFC 4226, SHA-1, six digits: what every authenticator app knows). */
export function codeOf(secret: Buffer, step: number, length = digits) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = hash.at(-1)! & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** length;
  return String(number).padStart(length, "0");
}

/** The step whose code this is, now or half a minute to either side; a step that was used, or an earlier one, is none. */
export function stepOfCode(secret: Buffer, code: string, { now, after }: { now: Date; after: number }) {
  const given = Buffer.from(code.padEnd(digits));
  for (const step of [stepAt(now), stepAt(now) - 1, stepAt(now) + 1]) {
    const expected = Buffer.from(codeOf(secret, step));
    if (step > after && given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return null;
}

/** For people to type and for apps to read (RFC 4648). */
export function toBase32(bytes: Buffer) {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

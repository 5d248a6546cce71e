import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. Tests that do not look at it make it cheaper. */
export const passwordCost = { memory: 19_456, passes: 2 };

/** `argon2id$memory$passes$salt$hash`, so that the cost can be raised without locking anyone out. */
export async function hashPassword(password: string, { memory, passes } = passwordCost) {
  const nonce = randomBytes(16);
  const hash = await digest(password, { nonce, memory, passes });
  return ["argon2id", memory, passes, nonce.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes as long for an unknown account as for a known one. */
export async function passwordMatches(password: string, stored: string | null) {
  const [, memory, passes, salt, hash] = (
    stored ?? (await (decoy ??= hashPassword("nobody has this password")))
  ).split("$");
  const expected = Buffer.from(hash!, "base64url");
  const given = await digest(password, {
    nonce: Buffer.from(salt!, "base64url"),
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(given, expected) && stored !== null;
}

let decoy: Promise<string> | undefined;

function digest(
  message: string,
  { nonce, memory, passes }: { nonce: Buffer; memory: number; passes: number },
) {
  return derive("argon2id", {
    message: message.normalize("NFKC"),
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  });
}

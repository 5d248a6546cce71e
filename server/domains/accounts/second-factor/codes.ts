import { randomBytes } from "node:crypto";
import type { Config } from "#server/config.ts";
import { invalid, Refusal } from "#server/errors/refusal.ts";
import { seal, unseal } from "#server/seal.ts";
import { hashSecret } from "../secrets.ts";
import { stepOfCode, toBase32, uriOf } from "./totp.ts";

/** A second factor as it is kept, of a person or an administrator. */
export interface Factor {
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  totpUsedStep: number;
  recoveryCodes: string[];
}
const recoveryCodes = 10;

export function isOn(factor: Pick<Factor, "totpConfirmedAt"> | undefined): boolean {
  return Boolean(factor?.totpConfirmedAt);
}

/** A new secret for an authenticator app, as it is kept and as the app is given it; it counts once a code of it was typed. */
export function newSecret(config: Config, email: string) {
  const secret = randomBytes(20);
  return { kept: seal(secret, sealing(config)), secret: toBase32(secret), uri: uriOf(secret, email) };
}

/** What using this code changes; null when it is none. */
export function useCode(
  factor: Factor,
  typed: string,
  { config, now }: { config: Config; now: Date },
): { how: "app" | "recovery"; changes: Partial<Factor> } | null {
  if (!factor.totpSecret) return null;
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  const secret = unseal(factor.totpSecret, sealing(config));
  const step = stepOfCode(secret, code, { now, after: factor.totpUsedStep });
  if (step !== null) return { how: "app", changes: { totpUsedStep: step } };
  const left = factor.recoveryCodes.filter((hash) => hash !== hashSecret(code));
  if (left.length === factor.recoveryCodes.length) return null;
  return { how: "recovery", changes: { recoveryCodes: left } };
}

/** Fifty bits each, for people to write down; without the hyphen people see. */
export function newRecoveryCodes() {
  return Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(7)).slice(0, 10).toLowerCase());
}

export function wrongCode() {
  return invalid(
    "That code is wrong, was already used or has expired.",
    { code: "Enter the code the app shows now" },
    wrong,
  );
}
const wrong = "WRONG_CODE";

export function isWrongCode(error: unknown) {
  return error instanceof Refusal && error.code === wrong;
}

/** The secret must be readable to compute codes, so it is kept encrypted. */
function sealing({ secret }: Config) {
  return { secret, purpose: "second factor" };
}

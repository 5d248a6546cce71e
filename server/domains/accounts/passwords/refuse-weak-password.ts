import { readFileSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { invalid } from "#server/errors/refusal.ts";
import { isBreached } from "./breached-passwords.ts";

interface Wanted {
  password: string;
  email: string;
  fullName: string;
  /** How the call names the password. */
  field: "password" | "newPassword";
}
/** A part of a name or address this long is no accident. */
const telling = 4;

let common: ReadonlySet<string> | undefined;
function isCommon(password: string) {
  common ??= new Set(readFileSync(new URL("common-passwords.txt", import.meta.url), "utf8").split("\n"));
  return common.has(password.toLowerCase());
}

/** Refuses what others would try first; the shape alone is checked by the contract. */
export async function refuseWeakPassword(
  { BREACHED_PASSWORDS_FILE: breached }: Pick<Config, "BREACHED_PASSWORDS_FILE">,
  { password, field, ...person }: Wanted,
) {
  const refuse = (message: string, advice: string) => invalid(message, { [field]: advice }, "WEAK_PASSWORD");
  if (isCommon(password))
    throw refuse("This password is too common.", "Choose a password no one would guess");
  if (holdsPersonal(password, person))
    throw refuse(
      "This password contains your name or email address.",
      "Choose a password that doesn’t include your name or email",
    );
  if (breached && (await isBreached(breached, password)))
    throw refuse(
      "This password has appeared in a data breach.",
      "Choose a password you don’t use anywhere else",
    );
}

function holdsPersonal(password: string, { email, fullName }: Pick<Wanted, "email" | "fullName">) {
  const said = password.toLowerCase();
  const [mailbox = ""] = email.toLowerCase().split("@");
  const parts = [mailbox, ...mailbox.split(/[^\p{L}\p{N}]+/u), ...fullName.toLowerCase().split(/\s+/)];
  return parts.some((part) => part.length >= telling && said.includes(part));
}

import { Secret, TOTP } from "otpauth";

/** The code an authenticator app shows that was given this secret. */
export function codeOfApp(secret: string, now: Date) {
  const written = Secret.fromBase32(secret.replaceAll(" ", ""));
  return new TOTP({ secret: written }).generate({ timestamp: now.getTime() });
}

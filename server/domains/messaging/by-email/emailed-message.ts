import { createHash } from "node:crypto";

/** Two copies of an email are one message; the token keeps others from taking its id. */
export function idOf(token: string, emailId: string) {
  return `email-${createHash("sha256").update(`${token} ${emailId}`).digest("hex").slice(0, 32)}`;
}

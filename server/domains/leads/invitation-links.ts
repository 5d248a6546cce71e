import type { Config } from "#server/config.ts";
import { mac, readToken } from "./objections.ts";

const purpose = "lead-invitation";

/** The page on which someone without an account answers an invitation; it opens from the email alone. */
export function invitationUrl(config: Pick<Config, "publicUrl" | "secret">, applicationId: string) {
  return `${config.publicUrl}/invitation?token=${applicationId}.${mac(config, purpose, applicationId)}`;
}

/** Which application a link is about. */
export function readInvitationToken(config: Pick<Config, "secret">, token: string) {
  return readToken(config, purpose, token);
}

import type { Config } from "#server/config.ts";

/** Where mail servers report what they could not deliver: bounce+token@replies.example. */
export const bounceMailbox = "bounce";

type Receiving = Pick<Config, "INBOUND_DOMAIN">;

/** An address of ours that takes email; null where this installation receives none. */
export function inboundAddress({ INBOUND_DOMAIN: domain }: Receiving, mailbox: string, token: string) {
  return domain ? `${mailbox}+${token}@${domain}` : null;
}

/** The mailbox and the token of an address of ours. */
export function readAddress({ INBOUND_DOMAIN: domain }: Receiving, address: string) {
  const [local = "", host] = address.toLowerCase().split("@");
  const [, mailbox, token] = /^([a-z]+)\+([\w-]{1,60})$/.exec(local) ?? [];
  return domain && host === domain && mailbox && token ? { mailbox, token } : null;
}

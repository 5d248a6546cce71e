import { badInput } from "#server/chat/protocol/errors.ts";

/** A group or id may not contain ':', since the two make the cid. */
export function cidOf(type: string, id: string) {
  if (!/^[\w!-]{1,64}$/.test(id))
    throw badInput("a channel id holds letters, digits, - and _ only, and no ':'");
  if (!/^[\w-]{1,64}$/.test(type)) throw badInput("a channel type may not contain ':'");
  return `${type}:${id}`;
}

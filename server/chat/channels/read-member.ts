import { customOf } from "../protocol/custom-fields.ts";
import type { NewMember } from "../store/channels/queries.ts";

export type GivenMember = string | ({ user_id: string } & Record<string, unknown>);

const builtInOfMember = new Set([
  "user_id",
  "user",
  "channel_role",
  "role",
  "is_moderator",
  "created_at",
  "updated_at",
]);
/** A member as callers send it: an id, or an object with a role and custom fields. */
export function readMember(given: GivenMember): NewMember {
  if (typeof given === "string") return { userId: given };
  const role = given.is_moderator === true ? "channel_moderator" : given.channel_role;
  return {
    userId: given.user_id,
    ...(typeof role === "string" && role && { channelRole: role }),
    data: customOf(given, builtInOfMember),
  };
}

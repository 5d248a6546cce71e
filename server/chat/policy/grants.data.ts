import { builtInPermissions } from "../store/permissions/permissions.data.ts";

type Grants = Record<string, string[]>;
const all = [...builtInPermissions.values()];
const everything = (level: "app" | "channel") =>
  all.filter((permission) => permission.level === level && !permission.owner).map(({ id }) => id);

const writing = [
  "read-channel",
  "create-message",
  "create-reply",
  "create-mention",
  "create-quote",
  "update-message-owner",
  "delete-message-owner",
  "pin-message-owner",
  "flag-message",
  "run-message-action",
  "add-links",
  "upload-attachment",
  "delete-attachment-owner",
  "create-reaction",
  "delete-reaction-owner",
  "send-custom-event",
  "send-poll",
  "cast-poll-vote",
  "query-poll-votes",
  "leave-channel",
  "mute-channel",
];
const owning = all.filter(({ owner, level }) => owner && level === "channel").map(({ id }) => id);
const people = ["block-user", "flag-user", "mute-user", "search-user", "update-user-owner"];
const keepingOrder = ["ban-user", "review-content", ...people];

/** The default grants of each role. */
export const defaultGrants: { app: Grants; channel: Grants } = {
  app: {
    admin: everything("app"),
    global_admin: everything("app"),
    global_moderator: keepingOrder,
    moderator: keepingOrder,
    user: people,
    guest: ["flag-user", "mute-user"],
    anonymous: [],
  },
  channel: {
    admin: everything("channel"),
    global_admin: everything("channel"),
    global_moderator: everything("channel"),
    moderator: everything("channel"),
    channel_moderator: everything("channel"),
    channel_member: writing,
    user: ["create-channel", ...owning],
    guest: [],
    anonymous: [],
  },
};

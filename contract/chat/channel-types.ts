import { z } from "zod";
import { del, get, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { answer } from "./call-shapes.ts";

const switches = [
  "typing_events",
  "read_events",
  "connect_events",
  "delivery_events",
  "search",
  "reactions",
  "replies",
  "quotes",
  "mutes",
  "uploads",
  "url_enrichment",
  "custom_events",
  "push_notifications",
  "reminders",
  "polls",
  "user_message_reminders",
  "shared_locations",
  "mark_messages_pending",
  "count_messages",
  "skip_last_msg_update_for_system_msgs",
] as const;
type Switch = (typeof switches)[number];
const optional = z.boolean().optional();
const Switches = z.object(
  Object.fromEntries(switches.map((name) => [name, optional])) as Record<Switch, typeof optional>,
);

/** How a kind of channel behaves: switches, limits, what machines look at and which commands it knows. */
const Behaviour = Switches.extend({
  message_retention: z
    .string()
    .regex(/^(infinite|\d+)$/, 'message_retention is "infinite" or a number of days')
    .optional(),
  max_message_length: z.number().int().min(1).max(20_000).optional(),
  automod: z.enum(["disabled", "simple", "AI"]).optional(),
  automod_behavior: z.enum(["flag", "block"]).optional(),
  automod_thresholds: z.looseObject({}).nullish(),
  blocklist: z.string().nullish(),
  blocklist_behavior: z.enum(["flag", "block", ""]).nullish(),
  partition_size: z.number().int().min(0).nullish(),
  partition_ttl: z.string().nullish(),
  grants: z.record(z.string(), z.array(z.string())).nullish(),
  permissions: z.array(z.looseObject({})).nullish(),
});
const commandNames = z.array(z.string().max(100)).max(100);
export const ChannelTypeChange = Behaviour.extend({
  commands: commandNames.nullish().transform((names) => names ?? undefined),
});
export type ChannelTypeChange = z.output<typeof ChannelTypeChange>;

const Command = z.object({ name: z.string(), description: z.string(), args: z.string(), set: z.string() });
const ChannelType = z.looseObject({
  name: z.string(),
  commands: z.array(Command),
  created_at: Instant,
  updated_at: Instant,
});
/** The same with the names of its commands only. */
const Changed = z.looseObject({ name: z.string(), commands: z.array(z.string()) }).extend({
  created_at: Instant,
  updated_at: Instant,
  duration: z.string().optional(),
});

export const channelTypes = {
  listChannelTypes: get("/channeltypes", {
    access: "signed-in",
    response: answer({ channel_types: z.record(z.string(), ChannelType) }),
  }),
  createChannelType: post("/channeltypes", {
    access: "signed-in",
    body: ChannelTypeChange.extend({
      name: z.string().regex(/^[\w-]{1,64}$/, "a channel type may not contain ':'"),
    }),
    response: Changed,
    status: 201,
  }),
  getChannelType: get("/channeltypes/:name", {
    access: "signed-in",
    response: ChannelType.extend({ duration: z.string().optional() }),
  }),
  updateChannelType: put("/channeltypes/:name", {
    access: "signed-in",
    body: ChannelTypeChange,
    response: Changed,
    status: 201,
  }),
  deleteChannelType: del("/channeltypes/:name", { access: "signed-in", response: answer({}) }),
};

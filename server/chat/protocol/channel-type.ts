import type { ChannelTypeChange } from "#contract/chat/channel-types.ts";

/** The configuration of a channel type; `readableBy` is who may read its channels. */
export type ChannelType = { [K in keyof ChannelTypeChange]-?: Exclude<ChannelTypeChange[K], undefined> } & {
  name: string;
  readableBy: "members" | "everyone";
  created_at: string;
  updated_at: string;
};

import type { ChannelTypeChange } from "#contract/chat/channel-types.ts";

/** How a kind of channel behaves; readable by its members, or by everybody. */
export type ChannelType = { [K in keyof ChannelTypeChange]-?: Exclude<ChannelTypeChange[K], undefined> } & {
  name: string;
  readableBy: "members" | "everybody";
  created_at: string;
  updated_at: string;
};

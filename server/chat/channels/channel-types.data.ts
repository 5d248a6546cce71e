/** What a kind of channel allows; readable by its members, or by everybody. */
export interface ChannelType {
  name: string;
  readableBy: "members" | "everybody";
  typing_events: boolean;
  read_events: boolean;
  connect_events: boolean;
  custom_events: boolean;
  reactions: boolean;
  replies: boolean;
  quotes: boolean;
  uploads: boolean;
  search: boolean;
  mutes: boolean;
  max_message_length: number;
  skip_last_msg_update_for_system_msgs: boolean;
}

const everything = {
  typing_events: true,
  read_events: true,
  connect_events: true,
  custom_events: true,
  reactions: true,
  replies: true,
  quotes: true,
  uploads: true,
  search: true,
  mutes: true,
  max_message_length: 5000,
  skip_last_msg_update_for_system_msgs: false,
};

/** The built-in kinds. */
export const channelTypes: Record<string, ChannelType> = {
  messaging: { ...everything, name: "messaging", readableBy: "members" },
  team: { ...everything, name: "team", readableBy: "members" },
  commerce: { ...everything, name: "commerce", readableBy: "members" },
  gaming: { ...everything, name: "gaming", readableBy: "members", uploads: false, search: false },
  livestream: {
    ...everything,
    name: "livestream",
    readableBy: "everybody",
    read_events: false,
    typing_events: false,
    uploads: false,
  },
};

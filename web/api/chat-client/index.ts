export type { ChannelSnapshot, Pending } from "./channel-state.ts";
export { ChatClient, type ChatSnapshot } from "./chat-client.ts";
export type { OpenChannel } from "./open-channel.ts";
export type { Frame } from "./socket.ts";

export { Calls, ChatCallRefused } from "./calls.ts";
export type { ListedChannel } from "./channel-list.ts";
export type { ChannelSnapshot } from "./channel-state.ts";
export { ChatClient } from "./chat-client.ts";
export type { MessageActs } from "./message-acts.ts";
export type { OpenChannel } from "./open-channel.ts";
export type { KeptMessages, Pending } from "./pending.ts";
export type { Thread, ThreadSnapshot } from "./thread.ts";
export type { Frame } from "./transport.ts";

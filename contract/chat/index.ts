import { channels } from "./channels.ts";
import { messages } from "./messages.ts";
import { service } from "./service.ts";
import { users } from "./users.ts";

/** What the chat service promises, mounted apart from the product's API. */
export const chatContract = { channels, messages, users, service };

import type { Chat } from "../context.ts";
import type { Hub } from "./hub.ts";

/** The chat service with its connections. */
export interface RealtimeChat extends Chat {
  hub: Hub;
}

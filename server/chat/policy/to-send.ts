import type { Written } from "#contract/chat/messages.ts";
import type { ChatCall } from "../context.ts";

/** What a call asks to be said. */
export interface Sent {
  message: Written;
  keep_channel_hidden: boolean;
  pending: boolean;
  skip_enrich_url?: boolean | undefined;
  force_moderation?: boolean | undefined;
  pending_message_metadata?: Record<string, string> | null | undefined;
}
/** A message that waits to be judged and stored. */
export interface ToSend {
  call: ChatCall;
  cid: string;
  userId: string;
  sent: Sent;
}

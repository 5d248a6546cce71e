import type { Written } from "#contract/chat/messages.ts";
import type { ChatCall } from "../context.ts";

/** The message a call asks to send. */
export interface Sent {
  message: Written;
  keep_channel_hidden: boolean;
  pending: boolean;
  skip_enrich_url?: boolean | undefined;
  force_moderation?: boolean | undefined;
  pending_message_metadata?: Record<string, string> | null | undefined;
}
/** A message waiting to be checked and stored. */
export interface ToSend {
  call: ChatCall;
  cid: string;
  userId: string;
  sent: Sent;
}

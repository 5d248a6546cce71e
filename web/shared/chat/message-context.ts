import { createContext, use } from "react";
import type { Member, Message } from "#contract/chat/shapes.ts";
import type { MessageActs } from "#web/api/chat-client/index.ts";

/** What a message on the screen may know and do. */
export interface MessagePlace {
  me: string;
  applicationId: string;
  members: readonly Member[];
  acts: MessageActs;
  /** Nobody writes here anymore. */
  closed: boolean;
  onEdit: (message: Message) => void;
  onQuote: (message: Message) => void;
  /** Absent within a thread. */
  onThread?: (message: Message) => void;
  onUnread?: (message: Message) => void;
  onReport: (message: Message) => void;
  /** Goes to a message that is quoted. */
  onReach?: (id: string) => void;
}
const Place = createContext<MessagePlace | null>(null);
export const MessagePlaceProvider = Place;

export function useMessagePlace(): MessagePlace {
  const place = use(Place);
  if (!place) throw new Error("A message stands in a conversation");
  return place;
}

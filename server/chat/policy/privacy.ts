import type { ChatUser } from "#contract/chat/shapes.ts";

type Told = "typing_indicators" | "read_receipts" | "delivery_receipts";

/** Whether others may see this; people share it unless they turned it off. */
export function mayShare(user: ChatUser | undefined, what: Told) {
  const settings = user?.privacy_settings as Partial<Record<Told, { enabled?: boolean }>> | undefined;
  return settings?.[what]?.enabled !== false;
}

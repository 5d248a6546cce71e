import type { ChatUser } from "#contract/chat/shapes.ts";

type Shared = "typing_indicators" | "read_receipts" | "delivery_receipts";

/** Whether others may see this; it is shared unless the user turned it off. */
export function mayShare(user: ChatUser | undefined, what: Shared) {
  const settings = user?.privacy_settings as Partial<Record<Shared, { enabled?: boolean }>> | undefined;
  return settings?.[what]?.enabled !== false;
}

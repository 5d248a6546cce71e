import type { ReactNode } from "react";
import { useLiveUpdates } from "#web/api/live.ts";
import { ChatLine } from "#web/shared/chat/chat-line.tsx";

/** What runs while an app is open: live updates and the line to the chat service. */
export function LiveApp({ children }: { children: ReactNode }) {
  useLiveUpdates();
  return <ChatLine>{children}</ChatLine>;
}

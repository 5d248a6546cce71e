import { MessagesView } from "#web/shared/chat/messages-view.tsx";
import { siteMeta } from "#web/shared/head.ts";

export const meta = siteMeta({ title: "Messages", path: "/hire/messages", hidden: true });

export default function HireMessagesPage() {
  return <MessagesView side="company" path="/hire/messages" />;
}

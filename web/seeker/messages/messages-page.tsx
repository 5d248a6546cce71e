import { MessagesView } from "#web/shared/chat/messages-view.tsx";
import { siteMeta } from "#web/shared/head.ts";

export const meta = siteMeta({ title: "Messages", path: "/messages", hidden: true });

export default function MessagesPage() {
  return <MessagesView side="candidate" path="/messages" />;
}

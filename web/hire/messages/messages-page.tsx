import { queryCacheContext } from "#web/api/query-cache.tsx";
import { conversationsOf } from "#web/shared/chat/conversations.ts";
import { MessagesView } from "#web/shared/chat/messages-view.tsx";
import { listIn } from "#web/shared/chat/use-messages-place.ts";
import { siteMeta } from "#web/shared/head.ts";
import type { Route } from "./+types/messages-page";

export const meta = siteMeta({ title: "Messages", path: "/hire/messages", hidden: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const group = listIn(new URL(request.url).searchParams);
  await context.get(queryCacheContext).prefetchInfiniteQuery(conversationsOf("company", group));
  return null;
}
export const clientLoader = () => null;

export default function HireMessagesPage() {
  return <MessagesView side="company" path="/hire/messages" />;
}

import { queryCacheContext } from "#web/api/query-cache.tsx";
import { readFirstScreen } from "#web/shared/chat/screen/first-screen.ts";
import { MessagesView } from "#web/shared/chat/screen/messages-view.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { textFont } from "#web/shared/text-font.ts";
import type { Route } from "./+types/messages-page";

export const meta = siteMeta({ title: "Messages", path: "/hire/messages", hidden: true });
export const links = () => [textFont];

export async function loader({ request, context }: Route.LoaderArgs) {
  await readFirstScreen(context.get(queryCacheContext), "company", new URL(request.url).searchParams);
  return null;
}
export const clientLoader = () => null;

export default function HireMessagesPage() {
  return <MessagesView side="company" path="/hire/messages" />;
}

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { Suspense } from "react";
import { Outlet, matchPath, useNavigate } from "react-router";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { Band } from "#ui/layout/page.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { useChatState } from "#web/shared/chat/chat-line.tsx";
import { enterAs, whoIsHere } from "#web/shared/app/behind-the-door.ts";
import { appsBeside, personOf } from "#web/shared/app/of-account.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { NoticesPanel } from "#web/shared/notifications/notices-panel.tsx";
import { notificationsFor } from "#web/shared/notifications/notices.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/layout";
import { seekerPlaces } from "./places.ts";
import { pendingMatches } from "./today/matches.ts";

const ApplyDoor = lazyPart(async () => (await import("./apply/apply-door.tsx")).ApplyDoor, DoorComing);
const WelcomeTips = lazyPart(async () => (await import("#web/shared/welcome/welcome-tips.tsx")).WelcomeTips);

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const [entered] = await Promise.all([
    enter(request, cache),
    cache.prefetchQuery(pendingMatches),
    cache.prefetchQuery(notificationsFor("candidate")),
  ]);
  return entered;
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => enter(request);

async function enter(request: Request, cache?: QueryClient) {
  const account = await whoIsHere(cache);
  const { pathname } = new URL(request.url);
  if (!account && matchPath("/apply/:jobId", pathname)) return { visitor: true };
  // Who has left the last of their apps still has an account to look after.
  await enterAs(pathname === "/settings" ? "any" : "candidate", { request, cache });
  return { visitor: false };
}

/** The job seeker's app. */
export default function SeekerLayout({ loaderData }: Route.ComponentProps) {
  if (loaderData.visitor)
    return (
      <Suspense fallback={<DoorComing />}>
        <ApplyDoor />
      </Suspense>
    );
  return (
    <LiveApp messagesPath="/messages">
      <Frame />
    </LiveApp>
  );
}

function DoorComing() {
  return (
    <SitePage>
      <Band width="narrow">
        <ListSkeleton rows={3} label="Loading the job" />
      </Band>
    </SitePage>
  );
}

function Frame() {
  const account = useMe();
  const { unreadChannels } = useChatState();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isCandidate = account.accessRoles.includes("candidate");
  const { data: waiting } = useQuery({ ...pendingMatches, enabled: isCandidate });
  const { data: notices } = useQuery({ ...notificationsFor("candidate"), enabled: isCandidate });
  return (
    <AppShell
      brand={
        <>
          <ProductMark />
          {isCandidate && <NoticesPanel audience="candidate" href="/notifications" />}
        </>
      }
      person={personOf(account)}
      sections={seekerPlaces({
        matches: waiting?.count,
        messages: unreadChannels,
        notices: notices?.unread ?? 0,
      })}
      searches={isCandidate ? "candidate" : undefined}
      unread={unreadChannels + (notices?.unread ?? 0)}
      switches={appsBeside("candidate", account)}
      actions={[
        {
          id: "new-resume",
          label: "Add a resume",
          icon: Upload,
          allowed: isCandidate,
          perform: () => void navigate("/resumes"),
        },
      ]}
      settingsHref="/settings"
      onSignOut={() => void signOut()}
    >
      <Outlet />
      <Suspense>{isCandidate && <WelcomeTips app="seeker" />}</Suspense>
    </AppShell>
  );
}

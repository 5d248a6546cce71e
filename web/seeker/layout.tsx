import type { QueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { Outlet, matchPath, useSearchParams } from "react-router";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Band } from "#ui/layout/page.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { requireRole, currentAccount } from "#web/shared/app/require-role.ts";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { bringsSession } from "#web/shared/session/plain.ts";
import { type Visitor, visitorOf } from "#web/shared/session/visitor.tsx";
import { followLink } from "#web/shared/session/followed-link.ts";
import { knownVisitor, rememberVisitor } from "#web/shared/session/known-visitor.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/layout";
import { SeekerFrame } from "./seeker-frame.tsx";
import { pendingMatches } from "./shared/matches.ts";

const ApplyDoor = lazyPart(async () => (await import("./apply/apply-visitor.tsx")).ApplyDoor, DoorComing);

/** What a job seeker sees inside the app, and anyone else as a page of the site. */
const openToAll = [
  "/jobs",
  "/jobs/:id",
  "/companies",
  "/collections",
  "/collections/:id",
  "/communities",
  "/communities/:id",
];

interface Entered {
  /** The app's frame, the way into an application, or a page of the site. */
  shows: "app" | "door" | "site";
  visitor: Visitor;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Entered> {
  if (isOpenToAll(request) && !bringsSession(request)) return { shows: "site", visitor: "nobody" };
  const cache = context.get(queryCacheContext);
  const [entered] = await Promise.all([
    enter(request, cache),
    cache.prefetchQuery(pendingMatches),
    cache.prefetchQuery(notificationsFor("candidate")),
  ]);
  return entered;
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Entered> {
  if (isOpenToAll(request)) {
    const visitor = knownVisitor();
    if (visitor === undefined) return serverLoader();
    if (visitor !== "candidate") return { shows: "site", visitor };
  }
  return enter(request);
}

function isOpenToAll({ url }: Request) {
  const { pathname } = new URL(url);
  return openToAll.some((path) => matchPath(path, pathname));
}

async function enter(request: Request, cache?: QueryClient): Promise<Entered> {
  const account = await currentAccount(cache);
  const { pathname } = new URL(request.url);
  const visitor = visitorOf(account);
  if (isOpenToAll(request)) return { shows: visitor === "candidate" ? "app" : "site", visitor };
  if (!account && matchPath("/apply/:jobId", pathname)) return { shows: "door", visitor };
  // Who has left the last of their apps still has an account to look after.
  await requireRole(pathname === "/settings" ? "any" : "candidate", { request, cache });
  return { shows: "app", visitor };
}

/** The job seeker's app, which shows them the public search and jobs as well. */
export default function SeekerLayout({ loaderData: { shows, visitor } }: Route.ComponentProps) {
  useEffect(() => rememberVisitor(visitor), [visitor]);
  const tag = useSearchParams()[0].get("pTag");
  useEffect(() => {
    if (tag && visitor === "candidate") void followLink(tag);
  }, [tag, visitor]);
  if (shows === "door")
    return (
      <Suspense fallback={<DoorComing />}>
        <ApplyDoor />
      </Suspense>
    );
  if (shows === "site") return <Outlet />;
  return (
    <SeekerFrame>
      <Outlet />
    </SeekerFrame>
  );
}

function DoorComing() {
  return (
    <SitePage>
      <Band width="narrow">
        <ListSkeleton rows={3} label="Loading job" />
      </Band>
    </SitePage>
  );
}

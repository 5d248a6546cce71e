import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet, redirect } from "react-router";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { appsBeside, personOf } from "#web/shared/app/of-account.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { confirmEmployerPath } from "#web/shared/employees/my-employee.ts";
import { NotificationsPanel } from "#web/shared/notifications/notifications-panel.tsx";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { rewardTransactions } from "./earnings/earnings.ts";
import { pendingReveals } from "./people/reveals.ts";
import { openWithoutCompany, usePlaces } from "./places.ts";
import { referralRequests } from "./referrals/referrals.ts";
import { referralReviews } from "./reviews/reviews.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const employed = await requireCompany(request, cache);
  await Promise.all([
    ...(employed ? prefetchWork(cache) : []),
    cache.prefetchQuery(rewardTransactions),
    cache.prefetchQuery(notificationsFor("employee")),
  ]);
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCompany(request);
  return null;
}

const WelcomeTips = lazyPart(async () => (await import("#web/shared/welcome/welcome-tips.tsx")).WelcomeTips);

/** What waits for the employee at their company. */
function prefetchWork(cache: QueryClient) {
  return [
    cache.prefetchQuery(pendingReveals),
    cache.prefetchQuery(referralRequests),
    cache.prefetchQuery(referralReviews),
  ];
}

/** Whether the employee works somewhere just now; who doesn't is led to where they say so. */
async function requireCompany(request: Request, cache?: QueryClient) {
  const { employee } = await requireRole("employee", { request, cache });
  const employed = Boolean(employee?.companyId);
  const { pathname } = new URL(request.url);
  if (!employed && !openWithoutCompany.includes(pathname)) throw redirect(confirmEmployerPath);
  return employed;
}

/** The employees' app. */
export default function TeamsLayout() {
  return (
    <LiveApp messagesPath="/messages">
      <Frame />
    </LiveApp>
  );
}

function Frame() {
  const account = useMe();
  const signOut = useSignOut("/sign-in");
  const { data: notifications } = useQuery(notificationsFor("employee"));
  return (
    <AppShell
      brand={
        <>
          <ProductMark />
          <NotificationsPanel audience="employee" href="/teams/notifications" />
        </>
      }
      person={personOf(account)}
      sections={[{ items: usePlaces() }]}
      unread={notifications?.unread ?? 0}
      switches={appsBeside("employee", account)}
      settingsHref="/teams/settings"
      onSignOut={() => void signOut()}
    >
      <Outlet />
      <Suspense>{account.employee?.companyId && <WelcomeTips app="teams" />}</Suspense>
    </AppShell>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Banknote, Bell, BriefcaseBusiness, Handshake, Users, Vote } from "lucide-react";
import { Outlet } from "react-router";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { appsBeside, personOf } from "#web/shared/app/of-account.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { NotificationsPanel } from "#web/shared/notifications/notifications-panel.tsx";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { earningsPath, rewardTransactions } from "./earnings/earnings.ts";
import { jobsPath } from "./jobs/team-jobs.ts";
import { peoplePath, pendingReveals } from "./people/reveals.ts";
import { referralRequests, referralsPath } from "./referrals/referrals.ts";
import { referralReviews, reviewsOn, reviewsPath } from "./reviews/reviews.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  await Promise.all([
    requireRole("employee", { request, cache }),
    cache.prefetchQuery(pendingReveals),
    cache.prefetchQuery(referralRequests),
    cache.prefetchQuery(referralReviews),
    cache.prefetchQuery(rewardTransactions),
    cache.prefetchQuery(notificationsFor("employee")),
  ]);
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireRole("employee", { request });
  return null;
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
  const { data: pending } = useQuery(pendingReveals);
  const { data: requests } = useQuery(referralRequests);
  const { data: reviews } = useQuery(referralReviews);
  const { data: rewards } = useQuery(rewardTransactions);
  const { data: notifications } = useQuery(notificationsFor("employee"));
  const unread = notifications?.unread ?? 0;
  return (
    <AppShell
      brand={
        <>
          <ProductMark />
          <NotificationsPanel audience="employee" href="/teams/notifications" />
        </>
      }
      person={personOf(account)}
      sections={[
        {
          items: [
            { href: peoplePath, label: "People you know", icon: Users, count: pending?.pending || undefined },
            {
              href: referralsPath,
              label: "Referrals",
              icon: Handshake,
              count: requests?.total || undefined,
            },
            { href: jobsPath, label: "Jobs", icon: BriefcaseBusiness },
            {
              href: reviewsPath,
              label: "Reviews",
              icon: Vote,
              count: (reviews && reviewsOn("open", reviews.reviews).length) || undefined,
            },
            { href: earningsPath, label: "Earnings", icon: Banknote, unread: rewards?.unread || undefined },
            { href: "/teams/notifications", label: "Notifications", icon: Bell, unread: unread || undefined },
          ],
        },
      ]}
      unread={unread}
      switches={appsBeside("employee", account)}
      settingsHref="/teams/settings"
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </AppShell>
  );
}

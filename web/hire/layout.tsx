import { useQuery } from "@tanstack/react-query";
import { FilePlus2, UserPlus } from "lucide-react";
import { Suspense } from "react";
import { Outlet, useNavigate } from "react-router";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { useChatState } from "#web/shared/chat/chat-provider.tsx";
import { requireRole } from "#web/shared/app/require-role.ts";
import { appsBeside, personOf } from "#web/shared/app/of-account.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { NotificationsPanel } from "#web/shared/notifications/notifications-panel.tsx";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { feedCounts } from "./shared/applicants/feed.ts";
import { companyById, useMyCompany } from "./shared/company/my-company.ts";
import { hirePlaces } from "./places.ts";
import { ConfirmBanner } from "./shared/verification/confirm-banner.tsx";
import { DisabledBanner } from "./shared/company/disabled-banner.tsx";
import { useIncluded } from "./shared/plan/company-plan.ts";
import { PlanBanner } from "./shared/plan/plan-banner.tsx";
import { PeopleGate } from "./shared/verification/people-gate.tsx";
import { useCan } from "./shared/team/rights.ts";
import { RightsNote } from "./team/rights-note.tsx";
import { useLeaveWithoutAccess } from "./use-leave-without-access.ts";
import styles from "./layout.module.css";

const WelcomeTips = lazyPart(async () => (await import("#web/shared/welcome/welcome-tips.tsx")).WelcomeTips);

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  const [{ companyAdmin }] = await Promise.all([
    requireRole("company", { request, cache }),
    cache.prefetchQuery(feedCounts),
    cache.prefetchQuery(notificationsFor("company")),
  ]);
  if (companyAdmin?.companyId) await cache.prefetchQuery(companyById(companyAdmin.companyId));
  return null;
}
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireRole("company", { request });
  return null;
}

/** The hiring team's app. */
export default function HireLayout() {
  return (
    <LiveApp messagesPath="/hire/messages">
      <Frame />
    </LiveApp>
  );
}

function Frame() {
  const account = useMe();
  useLeaveWithoutAccess();
  const { unreadChannels } = useChatState();
  const signOut = useSignOut("/sign-in");
  const { data: company } = useMyCompany();
  const { data: counts } = useQuery(feedCounts);
  const { data: notifications } = useQuery(notificationsFor("company"));
  const hasApplicants = Boolean(counts && counts.pending + counts.saved + counts.passed);
  const navigate = useNavigate();
  const can = useCan();
  const included = useIncluded();
  const actions = [
    {
      id: "new-job",
      label: "Create a job",
      icon: FilePlus2,
      permission: "jobs" as const,
      feature: "changeJobs" as const,
      perform: () => void navigate("/hire/jobs/new"),
    },
    {
      id: "invite",
      label: "Invite a teammate",
      icon: UserPlus,
      permission: "team" as const,
      feature: "runTeam" as const,
      perform: () => void navigate("/hire/team?invite=1"),
    },
  ];
  const unread = { messages: unreadChannels, notifications: notifications?.unread ?? 0 };
  return (
    <AppShell
      brand={
        <>
          <span className={styles.brand}>
            <CompanyMark name={company?.companyName ?? ""} src={company?.companyLogo} size="sm" />
            <span title={company?.companyName}>{company?.companyName}</span>
          </span>
          <NotificationsPanel audience="company" href="/hire/notifications" />
        </>
      }
      person={personOf(account)}
      sections={hirePlaces(counts, unread)}
      searches="company"
      unread={unread.messages + unread.notifications}
      switches={appsBeside("company", account)}
      settingsHref="/hire/settings"
      actions={actions.filter(({ permission, feature }) => can(permission) && included(feature))}
      onSignOut={() => void signOut()}
    >
      <ConfirmBanner />
      <PlanBanner />
      <DisabledBanner />
      <RightsNote />
      <PeopleGate>
        <Outlet />
      </PeopleGate>
      <Suspense>
        <WelcomeTips app="hire" leaveOut={hasApplicants ? "" : "applicants"} />
      </Suspense>
    </AppShell>
  );
}

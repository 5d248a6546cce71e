import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { InApp } from "#web/shared/session/in-app.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { appsBeside, personOf } from "#web/shared/app/of-account.ts";
import { useChatState } from "#web/shared/chat/chat-provider.tsx";
import { notificationsFor } from "#web/shared/notifications/notifications.ts";
import { NotificationsPanel } from "#web/shared/notifications/notifications-panel.tsx";
import { useKeptJobs } from "#web/shared/jobs/use-kept-jobs.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import { seekerPlaces } from "./places.ts";
import { pendingMatches } from "./shared/matches.ts";

const WelcomeTips = lazyPart(async () => (await import("#web/shared/welcome/welcome-tips.tsx")).WelcomeTips);

/** What is around every screen of the job seeker's app. */
export function SeekerFrame({ children }: { children: ReactNode }) {
  return (
    <InApp value>
      <LiveApp messagesPath="/messages">
        <Frame>{children}</Frame>
      </LiveApp>
    </InApp>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const account = useMe();
  const { unreadChannels } = useChatState();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isCandidate = account.accessRoles.includes("candidate");
  useKeptJobs({ enabled: isCandidate });
  const { data: waiting } = useQuery({ ...pendingMatches, enabled: isCandidate });
  const { data: notifications } = useQuery({ ...notificationsFor("candidate"), enabled: isCandidate });
  return (
    <AppShell
      brand={
        <>
          <ProductMark />
          {isCandidate && <NotificationsPanel audience="candidate" href="/notifications" />}
        </>
      }
      person={personOf(account)}
      sections={seekerPlaces({
        matches: waiting?.count,
        messages: unreadChannels,
        notifications: notifications?.unread ?? 0,
      })}
      searches={isCandidate ? "candidate" : undefined}
      unread={unreadChannels + (notifications?.unread ?? 0)}
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
      {children}
      <Suspense>{isCandidate && <WelcomeTips app="seeker" />}</Suspense>
    </AppShell>
  );
}

import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { Outlet } from "react-router";
import { CompanyMark } from "#ui/data/company-mark.tsx";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { useChatState } from "#web/shared/chat/chat-line.tsx";
import { enterAs } from "#web/shared/app/behind-the-door.ts";
import { LiveApp } from "#web/shared/app/live-app.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { feedCounts } from "./applicants/feed.ts";
import { useMyCompany } from "./company/my-company.ts";
import { hirePlaces } from "./places.ts";
import styles from "./layout.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterAs("company", request);
  return null;
}
clientLoader.hydrate = true as const;

/** The hiring team's app. */
export default function HireLayout() {
  return (
    <LiveApp>
      <Frame />
    </LiveApp>
  );
}

function Frame() {
  const account = useMe();
  const { unreadChannels } = useChatState();
  const signOut = useSignOut("/sign-in");
  const { data: company } = useMyCompany();
  const { data: counts } = useQuery(feedCounts);
  const switches = account.accessRoles.includes("candidate")
    ? [{ label: "My own job search", icon: UserRound, href: "/today" }]
    : [];
  return (
    <AppShell
      brand={
        <span className={styles.brand}>
          <CompanyMark name={company?.companyName ?? ""} src={company?.companyLogo} size="sm" />
          {company?.companyName}
        </span>
      }
      person={{ name: account.fullName, note: account.email, picture: account.profilePicture }}
      sections={hirePlaces(counts, unreadChannels)}
      switches={switches}
      settingsHref="/hire/settings"
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </AppShell>
  );
}

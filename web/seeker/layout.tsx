import { Building2 } from "lucide-react";
import { Outlet } from "react-router";
import { AppShell } from "#web/shared/app/app-shell.tsx";
import { enterAs } from "#web/shared/app/behind-the-door.ts";
import { ProductMark } from "#web/shared/product-mark.tsx";
import { useMe, useSignOut } from "#web/shared/session/session.ts";
import type { Route } from "./+types/layout";
import { seekerPlaces } from "./places.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await enterAs("any", request);
  return null;
}
clientLoader.hydrate = true as const;

/** The job seeker's app. */
export default function SeekerLayout() {
  const account = useMe();
  const signOut = useSignOut();
  const switches = account.accessRoles.includes("company")
    ? [{ label: "Hiring team", icon: Building2, href: "/hire/applicants" }]
    : [];
  return (
    <AppShell
      brand={<ProductMark />}
      person={{ name: account.fullName, note: account.email, picture: account.profilePicture }}
      sections={seekerPlaces(account)}
      switches={switches}
      settingsHref="/settings"
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </AppShell>
  );
}

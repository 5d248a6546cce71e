import { siteMeta } from "#web/shared/head.ts";
import { AccountSettings } from "#web/shared/settings/account-settings.tsx";
import { EmployersSection } from "./employers-section.tsx";

export const meta = siteMeta({ title: "Settings", path: "/teams/settings", hidden: true });

export default function TeamsSettingsPage() {
  return (
    <AccountSettings>
      <EmployersSection />
    </AccountSettings>
  );
}

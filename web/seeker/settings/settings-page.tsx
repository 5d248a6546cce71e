import { siteMeta } from "#web/shared/head.ts";
import { useMe } from "#web/shared/session/session.ts";
import { AccountSettings } from "#web/shared/settings/account-settings.tsx";
import { CreditsSection } from "./credits-section.tsx";
import { PrivacyChoices } from "./privacy-choices.tsx";
import { SeekerPlanSection } from "./seeker-plan-section.tsx";
import { MemorySection } from "./memory-section.tsx";

export const meta = siteMeta({ title: "Settings", path: "/settings", hidden: true });

export default function SettingsPage() {
  const { candidate } = useMe();
  return (
    <AccountSettings privacy={candidate && <PrivacyChoices candidateId={candidate.id} />}>
      {candidate && <MemorySection />}
      {candidate && <CreditsSection />}
      {candidate && <SeekerPlanSection />}
    </AccountSettings>
  );
}

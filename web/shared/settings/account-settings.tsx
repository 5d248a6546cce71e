import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PushSection } from "#web/shared/push/push-section.tsx";
import { SoundSection } from "#web/shared/sound/sound-section.tsx";
import { AddressSection } from "./address-section.tsx";
import { EmailChoices } from "./email-choices.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { PrivacyCenter } from "./privacy/privacy-center.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RegionSection } from "./region-section.tsx";
import { PasskeysSection } from "./security/passkeys-section.tsx";
import { PasswordForm } from "./security/password-form.tsx";
import { SecondFactorSection } from "./security/second-factor-section.tsx";
import { SessionList } from "./security/session-list.tsx";
import { SignInLog } from "./security/sign-in-log.tsx";
import { TimeZoneSection } from "./time-zone-section.tsx";

interface AccountSettingsProps {
  children?: ReactNode;
  /** What only job seekers choose about their privacy. */
  privacy?: ReactNode;
}

/** What every person sets about their account, whatever app they use. */
export function AccountSettings({ children, privacy }: AccountSettingsProps) {
  const { pathname } = useLocation();
  const tab = useSearchParams()[0].get("tab");
  return (
    <>
      <PageHeader title="Settings">
        <LinkTabs
          label="Settings"
          tabs={[
            { href: pathname, label: "Account", current: tab !== "security" && tab !== "privacy" },
            { href: `${pathname}?tab=security`, label: "Security", current: tab === "security" },
            { href: `${pathname}?tab=privacy`, label: "Privacy", current: tab === "privacy" },
          ]}
        />
      </PageHeader>
      <PaneBody>
        <Stack gap={12}>
          {tab === "security" && <Security />}
          {tab === "privacy" && <Privacy>{privacy}</Privacy>}
          {tab !== "security" && tab !== "privacy" && <Account>{children}</Account>}
        </Stack>
      </PaneBody>
    </>
  );
}

function Account({ children }: { children: ReactNode }) {
  return (
    <>
      <ProfileForm />
      <AddressSection />
      <EmailChoices />
      <PushSection />
      <TimeZoneSection />
      <RegionSection />
      <SoundSection />
      {children}
    </>
  );
}

/** What is kept about the person, and what they can do about it. */
function Privacy({ children }: { children: ReactNode }) {
  return (
    <>
      <PrivacyCenter />
      {children}
      <OwnDataSection />
    </>
  );
}

/** Ways into the account, and who used them. */
function Security() {
  return (
    <>
      <PasswordForm />
      <SecondFactorSection />
      <PasskeysSection />
      <SessionList />
      <SignInLog />
    </>
  );
}

import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PushSection } from "#web/shared/push/push-section.tsx";
import { AddressSection } from "./address-section.tsx";
import { EmailChoices } from "./email-choices.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RegionSection } from "./region-section.tsx";
import { PasskeysSection } from "./security/passkeys-section.tsx";
import { PasswordForm } from "./security/password-form.tsx";
import { SecondFactorSection } from "./security/second-factor-section.tsx";
import { SessionList } from "./security/session-list.tsx";
import { SignInLog } from "./security/sign-in-log.tsx";
import { TimeZoneSection } from "./time-zone-section.tsx";

/** What every person sets about their account, whatever app they use. */
export function AccountSettings({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const security = useSearchParams()[0].get("tab") === "security";
  return (
    <>
      <PageHeader title="Settings">
        <LinkTabs
          label="Settings"
          tabs={[
            { href: pathname, label: "Account", current: !security },
            { href: `${pathname}?tab=security`, label: "Security", current: security },
          ]}
        />
      </PageHeader>
      <PaneBody>
        <Stack gap={12}>{security ? <Security /> : <Account>{children}</Account>}</Stack>
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

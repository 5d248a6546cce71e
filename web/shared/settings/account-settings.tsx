import type { ReactNode } from "react";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PushSection } from "#web/shared/push/push-section.tsx";
import { AddressSection } from "./address-section.tsx";
import { EmailChoices } from "./email-choices.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RegionSection } from "./region-section.tsx";
import { SessionList } from "./session-list.tsx";
import { TimeZoneSection } from "./time-zone-section.tsx";

/** What every person sets about their account, whatever app they use. */
export function AccountSettings({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageHeader title="Settings" />
      <PaneBody>
        <Stack gap={12}>
          <ProfileForm />
          <AddressSection />
          <EmailChoices />
          <PushSection />
          <TimeZoneSection />
          <RegionSection />
          <PasswordForm />
          <SessionList />
          {children}
          <OwnDataSection />
        </Stack>
      </PaneBody>
    </>
  );
}

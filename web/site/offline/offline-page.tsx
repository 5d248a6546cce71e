import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";

export const handle = { plain: true };

export const meta = siteMeta({ title: "You’re offline", path: "/offline", hidden: true });

/** What the service worker shows in place of any page while there is no connection; the link asks for that page again. */
export default function OfflinePage() {
  return (
    <Band width="narrow">
      <Stack gap={4} align="start">
        <h1>You’re offline</h1>
        <p>
          What you’ve typed is kept on this device: messages, applications, your profile and notes. Check your
          connection, then try again.
        </p>
        <ButtonLink href="" tone="fill">
          Try again
        </ButtonLink>
      </Stack>
    </Band>
  );
}

import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import styles from "./offline.module.css";

export const handle = { plain: true };

export const meta = siteMeta({ title: "You’re offline", path: "/offline", hidden: true });

/** What the service worker shows in place of any page while there is no connection; the link asks for that page again. */
export default function OfflinePage() {
  return (
    <Band width="narrow">
      <Stack gap={6}>
        <Stack gap={4} align="start">
          <h1 className={styles.title}>You’re offline</h1>
          <p>
            What you’ve typed is kept on this device: messages, applications, your profile and notes. Messages
            you sent go out as soon as any page is open and you’re back online.
          </p>
          <ButtonLink href="" tone="fill">
            Try again
          </ButtonLink>
        </Stack>
        {/* The service worker puts in what can be read. */}
        <div id="kept" className={styles.kept}>
          <p>
            This page can’t be shown without a connection. Conversations you open and jobs you save are kept
            on this device, so that you can read them here next time.
          </p>
        </div>
      </Stack>
    </Band>
  );
}

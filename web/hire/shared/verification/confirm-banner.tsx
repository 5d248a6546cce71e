import { Link } from "#ui/controls/buttons/link.tsx";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import styles from "./verification.module.css";
import { useWaiting } from "./use-waiting.ts";

/** Says above every screen what waits for a confirmed address, and sends the link again. */
export function ConfirmBanner() {
  const waiting = useWaiting();
  if (!waiting) return null;
  if (waiting.for === "company")
    return (
      <p className={styles.banner} role="status">
        <span>
          <b>No one on your team has confirmed an email at {waiting.domain ?? "your company’s domain"}.</b> If
          your company is already here, ask a teammate to invite you.
        </span>
        <Link href="/hire/settings#email">Change your email</Link>
      </p>
    );
  return (
    <p className={styles.banner} role="status">
      <span>
        <b>Confirm your email to publish jobs and contact people.</b> Open the link we sent to {waiting.email}
        . Until then, you can set up your company and jobs.
      </span>
      <SendAgain email={waiting.email} />
    </p>
  );
}

import { Link } from "#ui/controls/buttons/link.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { planPath } from "./company-plan.ts";
import styles from "./plan.module.css";

/** Says above every screen that the company is in standby, or soon will be. */
export function PlanBanner() {
  const { plan } = useMe();
  if (plan?.state === "standby")
    return (
      <p className={styles.banner} role="status">
        <span>
          <b>Your company is in standby.</b> You can read, export and answer candidates. To change or publish
          anything else, leave standby.
        </span>
        <Link href={planPath}>View plan</Link>
      </p>
    );
  if (plan?.state === "grace")
    return (
      <p className={styles.banner} role="status">
        <span>
          <b>The last payment for your plan failed.</b> Everything stays on for now. Update your card to keep
          it that way.
        </span>
        <Link href={planPath}>Update card</Link>
      </p>
    );
  return null;
}

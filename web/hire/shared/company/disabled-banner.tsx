import { useMyCompany } from "./my-company.ts";
import styles from "../plan/plan.module.css";

/** Says above every screen that an administrator disabled the company, and why. */
export function DisabledBanner() {
  const { data: company } = useMyCompany();
  if (!company?.disabledReason) return null;
  return (
    <p className={styles.banner} role="status">
      <span>
        <b>We disabled {company.companyName}, so no one finds it or its jobs.</b> {company.disabledReason}
      </span>
    </p>
  );
}

import type { ApplicationDetail } from "#contract/application-shapes.ts";
import { exactTime } from "#ui/data/text/relative-time.ts";
import { longDay } from "#web/shared/billing/money-words.ts";
import { usePaysNoBonus } from "#web/shared/rewards/program.ts";
import { noBonusText } from "#web/shared/rewards/terms-text.ts";
import { useMe } from "#web/shared/session/session.ts";
import styles from "./application-tabs.module.css";

/** Who referred the person to the company, for this job or another, and whose bonus a hire would be. */
export function ReferralsOf({ detail }: { detail: ApplicationDetail }) {
  const { referrals, employeeInvitesId, job, applicationState, stage } = detail;
  const hired = applicationState === "pipeline" && stage === "hired";
  const { companyAdmin } = useMe();
  const unpaid = usePaysNoBonus({ companyId: companyAdmin?.companyId, jobId: job.id });
  const credited = referrals.find((each) => each.credited);
  if (referrals.length === 0) return null;
  return (
    <div className={styles.referral}>
      <div>
        <p>
          {credited ? (
            <>
              Referred first by <b>{credited.employeeName}</b>.
              {/* What a hire earned is by the terms of its day, and stands with the company's bonuses. */}
              {!hired && ` ${unpaid ? noBonusText : "A hire earns them the referral bonus."}`}
            </>
          ) : (
            "No referral was in force when this application was sent, so a hire earns no bonus."
          )}
        </p>
        <ul className={styles.referrals}>
          {referrals.map(({ id, employeeName, jobTitle, byLink, at, until }) => (
            <li key={id} title={exactTime(new Date(at))}>
              {employeeName}, {longDay(at)}: {byLink ? "shared a link to" : "referred for"} {jobTitle}
              {id === employeeInvitesId && " (this application)"}, counts until {longDay(until)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

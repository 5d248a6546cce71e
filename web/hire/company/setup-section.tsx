import { Circle, CircleCheck } from "lucide-react";
import { type Company, accountFlagNames } from "#contract/company-shapes.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { planPath } from "#web/hire/shared/plan/company-plan.ts";
import styles from "./company.module.css";

type Flag = (typeof accountFlagNames)[number];
/** What is done where. */
const steps: Record<Flag, { label: string; href: string }> = {
  profileComplete: { label: "Complete the profile", href: "#company-basics" },
  websiteConnected: { label: "Connect your website", href: "#company-basics" },
  jobsAdded: { label: "Publish a job", href: "/hire/jobs/new" },
  teamAdded: { label: "Invite a teammate who joins", href: "/hire/team?invite=1" },
  paymentAdded: { label: "Add a payment method", href: planPath },
  communityAdded: { label: "Advertise a job in a community", href: "/hire/jobs" },
  referralProgramSelected: { label: "Choose a referral program", href: "/hire/company/referrals" },
};

/** What the company has done so far; the marks follow by themselves. */
export function SetupSection({ company: { accountFlags } }: { company: Company }) {
  const known = accountFlagNames.map((name) => ({ name, ...steps[name] }));
  const left = known.filter(({ name }) => !accountFlags[name]);
  if (left.length === 0) return null;
  return (
    <Section
      title="Setup"
      content="beside"
      description={`${known.length - left.length} of ${known.length} done`}
    >
      <ul className={styles.setup}>
        {known.map(({ name, label, href }) => (
          <li key={name}>
            <Icon of={accountFlags[name] ? CircleCheck : Circle} />
            {accountFlags[name] ? (
              <span>
                {label}
                <span className="sr">, done</span>
              </span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

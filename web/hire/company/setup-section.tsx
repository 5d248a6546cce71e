import { Circle, CircleCheck } from "lucide-react";
import { type Company, accountFlagNames } from "#contract/company-shapes.ts";
import { type TeamPermission, notAllowed } from "#contract/team-rights.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { planPath } from "#web/hire/shared/plan/company-plan.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import styles from "./company.module.css";

type Flag = (typeof accountFlagNames)[number];
/** What is done where. */
const steps: Record<Flag, { label: string; href: string; needs: TeamPermission[] }> = {
  profileComplete: { label: "Complete the profile", href: "#company-basics", needs: ["company"] },
  websiteConnected: { label: "Connect your website", href: "#company-basics", needs: ["company"] },
  jobsAdded: { label: "Publish a job", href: "/hire/jobs/new", needs: ["jobs", "publish"] },
  teamAdded: { label: "Invite a teammate who joins", href: "/hire/team?invite=1", needs: ["team"] },
  paymentAdded: { label: "Add a payment method", href: planPath, needs: ["billing"] },
  communityAdded: { label: "Advertise a job in a community", href: "/hire/jobs", needs: ["jobs"] },
  referralProgramSelected: {
    label: "Choose a referral program",
    href: "/hire/company/referrals",
    needs: ["billing"],
  },
};

/** What the company has done so far; the marks follow by themselves. */
export function SetupSection({ company: { accountFlags } }: { company: Company }) {
  const can = useCan();
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
        {known.map(({ name, ...step }) => (
          <li key={name}>
            <Icon of={accountFlags[name] ? CircleCheck : Circle} />
            <Step {...step} done={accountFlags[name]} missing={step.needs.find((each) => !can(each))} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface StepProps {
  label: string;
  href: string;
  done: boolean;
  missing: TeamPermission | undefined;
}
function Step({ label, href, done, missing }: StepProps) {
  if (done)
    return (
      <span>
        <span className="sr">Done: </span>
        {label}
      </span>
    );
  if (!missing) return <Link href={href}>{label}</Link>;
  return (
    <span>
      {label} <small>{notAllowed(missing)}</small>
    </span>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReferralProgram } from "#contract/rewards.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { planPath } from "#web/hire/shared/plan/company-plan.ts";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { firstReferralText } from "#web/shared/rewards/first-referral-text.ts";
import { programOf } from "#web/shared/rewards/program.ts";
import { StatementForm } from "#web/shared/rewards/statement-form.tsx";
import { termsText } from "#web/shared/rewards/terms-text.ts";
import { DropsSection } from "./drops-section.tsx";
import { GiftCardsSection } from "./gift-cards-section.tsx";
import { HiresSection } from "./hires-section.tsx";
import { JobTermsSection } from "./job-terms.tsx";
import { ProgramForm } from "./program-form.tsx";
import { dayText, rewardsPath } from "./rewards.ts";
import styles from "./rewards.module.css";

export const handle: ScreenRights = { changes: "billing" };

export const meta = siteMeta({ title: "Referral bonus", path: rewardsPath, hidden: true });

/** What employees earn when someone they referred is hired. */
export default function RewardsPage() {
  const { data: company } = useMyCompany();
  return (
    <>
      <PageHeader title="Company" description="What employees earn when someone they referred is hired">
        <CompanyTabs current="referrals" />
      </PageHeader>
      <PaneBody space="md" label="Bonuses and hires">
        {company && <Program companyId={company.id} />}
      </PaneBody>
    </>
  );
}

function Program({ companyId }: { companyId: string }) {
  const may = useCan()("billing");
  return (
    <Loaded
      of={useQuery(programOf(companyId))}
      rows={4}
      loading="Loading bonus"
      failed="Couldn’t load the bonus"
    >
      {(program: ReferralProgram) => (
        <Stack gap={8} className={styles.page}>
          {program.pausedSince && (
            <Callout tone="warn" role="note">
              New bonuses and drops are paused because an invoice for rewards is overdue. If you hire someone
              who was referred since {dayText(program.pausedSince)}, the employee earns no bonus.{" "}
              <Link href={planPath}>Pay the invoice</Link> to end the pause.
            </Callout>
          )}
          <Section
            title="Referral bonus"
            description="Employees see these terms. Hires keep the terms of the day they were made. What becomes due is charged to your card, with an invoice under Plan."
          >
            {may ? <ProgramForm program={program} /> : <p>{termsText(program)}</p>}
          </Section>
          <Section title="Who earns it">
            <p>
              {firstReferralText(program.referralDays)} The days are set under{" "}
              <Link href="/hire/company#referral-days">Company profile</Link>.
            </p>
          </Section>
          <JobTermsSection program={program} may={may} />
          <DropsSection currency={program.currency} may={may} />
          <GiftCardsSection currency={program.currency} may={may} />
          {may && <HiresSection may={may} limited={program.mostAYear !== null} />}
          {may && (
            <StatementForm
              description="What bonuses and drops cost, with the balance before and after, in each currency you paid"
              address="/company/referral-hires/statement"
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

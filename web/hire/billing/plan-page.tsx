import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import type { CompanyPlan } from "#contract/billing.ts";
import { type PlanName, planNames } from "#shared/plans/plans.data.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { CompanyTabs } from "#web/hire/shared/company/company-tabs.tsx";
import { planPath, useMyPlan } from "#web/hire/shared/plan/company-plan.ts";
import { type ScreenRights, useCan } from "#web/hire/shared/team/rights.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { CardsSection } from "./cards-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { InvoicesSection } from "./invoices-section.tsx";
import { OffersSection } from "./offers-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { paymentMethods } from "./plan-changes.ts";
import { SwitchesSection } from "./switches-section.tsx";
import { UpgradeDialog } from "./upgrade-dialog.tsx";
import { useTypedCard } from "./use-typed-card.ts";
import styles from "./billing.module.css";

export const handle: ScreenRights = { changes: "billing" };

export const meta = siteMeta({ title: "Plan", path: planPath, hidden: true });

/** The company's plan, what others cost, the cards that pay for it and its invoices. */
export default function PlanPage() {
  const plan = useMyPlan();
  return (
    <div className={columns.screen}>
      <PageHeader title="Company">
        <CompanyTabs current="plan" />
      </PageHeader>
      <PaneBody space="md" label="Plan">
        <Loaded of={plan} rows={5} loading="Loading plan" failed="Couldn’t load your plan">
          {(shown) => <Plan plan={shown} />}
        </Loaded>
      </PaneBody>
    </div>
  );
}

function Plan({ plan }: { plan: CompanyPlan }) {
  const may = useCan()("billing");
  const methods = useQuery(paymentMethods);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useTypedCard();
  const wanted = planNames.find((name) => name === search.get("upgrade")) ?? null;
  const upgradeTo = (name: PlanName | null) =>
    void navigate(name ? `${planPath}?upgrade=${name}` : planPath, { replace: true });
  return (
    <Stack gap={8} className={styles.page}>
      <PlanSection plan={plan} may={may} />
      <SwitchesSection switches={plan.switches} />
      <OffersSection plan={plan} may={may} onChoose={upgradeTo} />
      <CardsSection methods={methods} invoices={plan.invoices} may={may && plan.paymentsReady} />
      <DetailsSection may={may} />
      <InvoicesSection
        invoices={plan.invoices}
        mayPay={may && plan.paymentsReady && Boolean(methods.data?.length)}
      />
      {may && wanted && !search.has("session") && (
        <UpgradeDialog
          key={wanted}
          plan={plan}
          first={wanted}
          card={methods.data?.[0] ?? null}
          onClose={() => upgradeTo(null)}
        />
      )}
    </Stack>
  );
}

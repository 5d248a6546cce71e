import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdAccount } from "#contract/ad-spend.ts";
import type { Exchange } from "#contract/exchanges.ts";
import type { Job } from "#contract/job-shapes.ts";
import { formatMoney } from "#shared/money/money.ts";
import { adTotals } from "#shared/reports/ad-costs.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { CostList } from "./cost-list.tsx";
import { EditBudget } from "./edit-budget.tsx";
import { EnterCost } from "./enter-cost.tsx";
import { ImportCosts } from "./import-costs.tsx";
import { PausedLinks } from "./paused-links.tsx";
import { adAccountOf, adCostsOf, moneyWords, perOneWords } from "./spending.ts";
import styles from "./spending.module.css";

interface AdBudgetProps {
  job: Job;
  /** Where the job has links. */
  exchanges: readonly Exchange[];
}
type Open = "budget" | "cost" | "file" | null;

/** What ads for a job may cost, did cost and brought. */
export function AdBudget({ job, exchanges }: AdBudgetProps) {
  const asked = useInfiniteQuery(adAccountOf(job.id));
  const [open, setOpen] = useState<Open>(null);
  const may = useMay();
  const mayChange = may("jobs") && may("billing");
  const close = () => setOpen(null);
  return (
    <Section
      title="Ad budget"
      description="We don’t place or pay for ads. Enter what they cost you, and we’ll work out what a click, an applicant and a hire cost."
      line
      className={styles.budget}
    >
      <Loaded of={asked} rows={3} size="sm" loading="Loading ad budget" failed="Couldn’t load the ad budget">
        {({ pages }) => (
          <Stack gap={4}>
            <Spent account={pages[0]!} />
            <PausedLinks jobId={job.id} account={pages[0]!} mayChange={mayChange} />
            <CostOfOne jobId={job.id} />
            {mayChange && (
              <Row gap={2} wrap>
                <Button size="sm" onClick={() => setOpen("budget")}>
                  Change budget
                </Button>
                <Button size="sm" disabled={exchanges.length === 0} onClick={() => setOpen("cost")}>
                  Add cost
                </Button>
                <Button size="sm" onClick={() => setOpen("file")}>
                  Import costs
                </Button>
              </Row>
            )}
            <CostList entries={pages.flatMap(({ entries }) => entries)} mayChange={mayChange} />
            <ShowMore more={asked.hasNextPage} busy={asked.isFetchingNextPage} onMore={asked.fetchNextPage} />
            {open === "budget" && <EditBudget jobId={job.id} account={pages[0]!} onClose={close} />}
            {open === "cost" && (
              <EnterCost
                jobId={job.id}
                exchanges={exchanges}
                currency={pages[0]!.budget.currency}
                today={pages[0]!.today}
                onClose={close}
              />
            )}
            {open === "file" && <ImportCosts job={job} exchanges={exchanges} onClose={close} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Spent({ account }: { account: AdAccount }) {
  const { budget, spent, remaining, state, otherSpent } = account;
  const over = remaining.amount < 0;
  const left = formatMoney({ ...remaining, amount: Math.abs(remaining.amount) });
  return (
    <>
      <Progress
        label={`${formatMoney(spent)} of ${formatMoney(budget)} spent`}
        value={Math.min(spent.amount, budget.amount)}
        max={budget.amount}
        note={over ? `${left} over` : `${left} left`}
        tone={state === "within" ? "plain" : "bad"}
      />
      {state === "nearly" && (
        <Callout tone="warn">
          At least 80% of the budget is spent. At 100%, we pause links on job boards that cost money.
        </Callout>
      )}
      {state === "spent" && (
        <Callout tone="warn">
          The budget is spent, so links on job boards that cost money are paused. Raise the budget, then
          resume the links you want back. To stop the ads themselves, go to each job board.
        </Callout>
      )}
      {otherSpent.length > 0 && (
        <p className={styles.quiet}>
          Spent in other currencies: {moneyWords(otherSpent)}. This doesn’t count toward the budget.
        </p>
      )}
    </>
  );
}

function CostOfOne({ jobId }: { jobId: string }) {
  const { data: costs = [] } = useQuery(adCostsOf(jobId));
  const totals = adTotals(costs);
  if (totals.spent.length > 1)
    return (
      <p className={styles.quiet}>
        You paid in several currencies, so each job board shows what it cost on its own.
      </p>
    );
  const words = perOneWords(totals);
  return words && <p>On all job boards together: {words}.</p>;
}

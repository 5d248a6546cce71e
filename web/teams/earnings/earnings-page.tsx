import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Earnings } from "#contract/rewards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { Activity } from "./activity.tsx";
import { BankAccounts } from "./bank-accounts.tsx";
import { Drops } from "./drops.tsx";
import { bankAccounts, dayText, earningsOf, earningsPath } from "./earnings.ts";
import { Points } from "./points-section.tsx";
import { ProgramTerms } from "./program-terms.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { tooLittleFor } from "#web/shared/rewards/least-charge.ts";
import { StatementForm } from "#web/shared/rewards/statement-form.tsx";
import lists from "#web/shared/lists/acting-rows.module.css";
import styles from "./earnings.module.css";
import { PageTip } from "#web/shared/welcome/page-tip.tsx";

export const meta = siteMeta({ title: "Earnings", path: earningsPath, hidden: true });

/** What an employee earned by referring people, and how it is paid out. */
export default function EarningsPage() {
  const { employee } = useMe();
  const earnings = useQuery({ ...earningsOf(employee?.id ?? ""), enabled: Boolean(employee) });
  const { data: accounts } = useQuery(bankAccounts);
  return (
    <>
      <PageHeader title="Earnings" description="What you earn when someone you referred is hired" />
      <PaneBody space="md" label="Earnings">
        {accounts?.length === 0 && <PageTip id="teams-tip-earnings" />}
        <Loaded of={earnings} rows={5} loading="Loading earnings" failed="Couldn’t load your earnings">
          {(earned) => (
            <Stack gap={8} className={styles.page}>
              <Summary earned={earned} />
              {employee?.companyId && <ProgramTerms companyId={employee.companyId} />}
              {employee?.companyId && <Drops />}
              <Points />
              <Hires earned={earned} />
              <BankAccounts />
              <StatementForm
                description="What you earned at all companies, what ended and what was paid out, with your balance before and after"
                address={`/employees/${employee?.id}/earnings/statement`}
              />
              <Activity />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </>
  );
}

function Summary({ earned }: { earned: Earnings }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const { data: accounts = [] } = useQuery(bankAccounts);
  const { currency, available, upcomingPayoutDate } = earned;
  const money = (amount: number) => formatMoney({ amount, currency });
  const ready = available.filter(({ amount }) => amount > 0);
  const mayWithdraw = ready.length > 0 && accounts.length > 0;
  // All of it was withdrawn elsewhere while the dialog was open.
  if (withdrawing && !mayWithdraw) setWithdrawing(false);
  const stats = [
    { label: "Earned from hires", value: money(earned.totalEarnings) },
    { label: "Hires", value: earned.referralHires },
    {
      label: "Next payment",
      value: money(earned.upcomingPayment),
      ...(earned.upcomingPayment > 0 && {
        note: upcomingPayoutDate ? `due ${dayText(upcomingPayoutDate)}` : "waiting for the company",
      }),
    },
    { label: "Ready to withdraw", value: ready.map(formatMoney).join(" and ") || money(0) },
  ];
  return (
    <Stack gap={4}>
      <StatList look="big" stats={stats} />
      {ready.length > 0 &&
        (accounts.length > 0 ? (
          <div>
            <Button tone="fill" onClick={() => setWithdrawing(true)}>
              Withdraw
            </Button>
          </div>
        ) : (
          <p>Add a bank account below to withdraw what is ready.</p>
        ))}
      {withdrawing && mayWithdraw && (
        <WithdrawDialog ready={ready} accounts={accounts} onClose={() => setWithdrawing(false)} />
      )}
    </Stack>
  );
}

function Hires({ earned: { hires } }: { earned: Earnings }) {
  return (
    <Section title="Your referral hires">
      {hires.length === 0 ? (
        <EmptyState size="sm" title="No hires yet">
          Refer someone you know. When they’re hired, what you earn appears here.
        </EmptyState>
      ) : (
        <ul className={lists.rows}>
          {hires.map(({ id, jobTitle, bonus, timeZone, hiredAt, endedAt, endReason, payments, hasTeam }) => (
            <li key={id}>
              <span>
                {jobTitle}
                <small>
                  Hired {dayText(hiredAt, timeZone)}
                  {endedAt &&
                    `, ${endReason === "undone" ? "hire taken back" : "left"} ${dayText(endedAt, timeZone)}`}
                  {payments.map(({ state, dueAt }) => state === "pending" && `, due ${dayText(dueAt)}`)}
                  {waitingText(payments, hasTeam, bonus.currency)}
                </small>
              </span>
              <b>{formatMoney(bonus)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Why what is due can’t be withdrawn yet. */
function waitingText(payments: Earnings["hires"][number]["payments"], hasTeam: boolean, currency: string) {
  const waiting = payments.filter(({ state }) => state === "due");
  if (waiting.length === 0) return null;
  if (!hasTeam)
    return ", not paid: no one from the company is here anymore to pay it. Ask your employer directly";
  const [payBy] = waiting.flatMap((payment) => payment.payBy ?? []).toSorted();
  if (!payBy) {
    const least = tooLittleFor(waiting, currency);
    return least
      ? `, waiting until the company owes at least ${least}, the least that can be charged`
      : ", waiting for the company’s payment";
  }
  return new Date(payBy) > new Date()
    ? `, waiting for the company to pay by ${dayText(payBy)}`
    : `, the company’s payment has been overdue since ${dayText(payBy)}. We’re sending reminders`;
}

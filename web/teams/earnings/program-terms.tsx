import { useQuery } from "@tanstack/react-query";
import type { Terms } from "#contract/rewards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { firstReferralText } from "#web/shared/rewards/first-referral-text.ts";
import { programOf } from "#web/shared/rewards/program.ts";
import { termsText } from "#web/shared/rewards/terms-text.ts";
import lists from "#web/shared/lists/acting-rows.module.css";
import { dayText } from "./earnings.ts";

/** What the reader's company pays for referrals. */
export function ProgramTerms({ companyId }: { companyId: string }) {
  const { data: program } = useQuery(programOf(companyId));
  if (!program) return null;
  const { mostAYear: amount, currency } = program;
  const jobTitle = program.jobs.length > 0 ? "Every other job" : "Every job";
  const all = [...program.jobs, { jobId: "", jobTitle, ...termsOf(program) }];
  return (
    <Section
      title="What your company pays"
      {...(amount && {
        description: `At most ${formatMoney({ amount, currency })} a year for each employee`,
      })}
    >
      <Stack gap={3}>
        {program.pausedSince && (
          <Callout tone="warn" role="note">
            New bonuses are paused because your company hasn’t paid for earlier rewards. Anyone you referred
            before {dayText(program.pausedSince)} still counts. If you refer someone now, you earn the bonus
            only if the pause is over when they’re hired.
          </Callout>
        )}
        <ul className={lists.rows}>
          {all.map((terms) => (
            <li key={terms.jobId}>
              <span>{terms.jobTitle}</span>
              <span>{termsText(terms)}</span>
            </li>
          ))}
        </ul>
        <p>{firstReferralText(program.referralDays)}</p>
      </Stack>
    </Section>
  );
}

function termsOf({ hireBonus, currency, payoutDelay, payments }: Terms) {
  return { hireBonus, currency, payoutDelay, payments };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { me, useMe } from "#web/shared/session/session.ts";
import { useMyCompany } from "#web/hire/shared/company/my-company.ts";
import { teamInvites, teamOf } from "#web/hire/shared/team/team.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { type JobCounts, startSteps } from "./start-steps.ts";

const dismissed = "hire-start";

/** What to do first, above the jobs of a company that is not hiring yet; gone when all is done or it is put away. */
export function StartChecklist({ jobs }: { jobs: JobCounts }) {
  const cache = useQueryClient();
  const { seenTips, emailVerified, companyAdmin } = useMe();
  const { data: company } = useMyCompany();
  const { data: team } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  const mayInvite = useCan()("team");
  const { data: invites } = useQuery({ ...teamInvites, enabled: mayInvite });
  if (!company || !team || seenTips.includes(dismissed)) return null;
  const people = team.length + (invites?.filter(({ state }) => state === "pending").length ?? 0);
  const steps = startSteps({ company, confirmed: emailVerified && company.proven, jobs, people });
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;

  async function putAway() {
    cache.setQueryData(me.queryKey, (now) => now && { ...now, seenTips: [...now.seenTips, dismissed] });
    await api.accounts.markTipsSeen({ body: { tips: [dismissed] } }).catch(() => {});
  }
  return (
    <Section title={`Start hiring: ${done} of ${steps.length} done`}>
      <List label="Getting started" divided>
        {steps.map((step) => (
          <ListRow
            key={step.id}
            href={step.done ? undefined : step.href}
            leading={<Icon of={step.done ? Check : Circle} />}
            title={step.label}
            text={step.done ? "Done" : step.hint}
          />
        ))}
      </List>
      <Row gap={2}>
        <Button size="sm" onClick={() => void putAway()}>
          Hide these steps
        </Button>
      </Row>
    </Section>
  );
}

import type { CompanyPlan } from "#contract/billing.ts";
import { featureWords } from "#shared/plans/plan-words.ts";
import { switchableFeatures } from "#shared/plans/plans.data.ts";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";

/** Features that support turned on or off for this company whatever its plan, and why. */
export function SwitchesSection({ switches }: Pick<CompanyPlan, "switches">) {
  const switched = switchableFeatures.flatMap((feature) => {
    const found = switches[feature];
    return found ? [{ feature, ...found }] : [];
  });
  if (switched.length === 0) return null;
  return (
    <Section title="Changed by support" content="beside" line>
      <List label="Changed by support" divided flush>
        {switched.map(({ feature, on, reason }) => (
          <ListRow
            key={feature}
            title={featureWords[feature]}
            text={reason}
            lines={2}
            end={<Badge tone={on ? "good" : "warn"}>{on ? "On" : "Off"}</Badge>}
          />
        ))}
      </List>
    </Section>
  );
}

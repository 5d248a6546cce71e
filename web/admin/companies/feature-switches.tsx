import { useState } from "react";
import type { FeatureState, SupportCompany } from "#contract/company-support.ts";
import { featureWords } from "#shared/plans/plan-words.ts";
import { isReason, leastReason } from "#shared/words/reason.ts";
import { type SwitchableFeature, switchableFeatures } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useSwitching } from "./companies.ts";

const stateWords: Record<FeatureState, string> = { plan: "By plan", on: "On", off: "Off" };
const states = (["plan", "on", "off"] as const).map((value) => ({ value, label: stateWords[value] }));

/** Features that support turns on or off for a company, each with a reason that the team sees. */
export function FeatureSwitches({ company }: { company: SupportCompany }) {
  const [feature, setFeature] = useState<SwitchableFeature>("publishJobs");
  const [state, setState] = useState<FeatureState>("off");
  const [reason, setReason] = useState("");
  const switching = useSwitching();
  const ready = isReason(reason) && stateOf(company, feature) !== state;
  async function save() {
    if (await switching.attempt({ id: company.id, feature, state, reason: reason.trim() })) setReason("");
  }
  return (
    <Section title="Features" description="Off removes a feature on any plan. On keeps it, even in standby.">
      <Stack gap={4}>
        <List label="Features" divided flush>
          {switchableFeatures.map((each) => (
            <ListRow
              key={each}
              title={featureWords[each]}
              text={company.switches[each]?.reason}
              end={stateWords[stateOf(company, each)]}
            />
          ))}
        </List>
        <Row gap={3} wrap>
          <Field label="Feature">
            <NativeSelect
              value={feature}
              options={switchableFeatures.map((value) => ({ value, label: featureWords[value] }))}
              onChange={({ target }) => setFeature(target.value as SwitchableFeature)}
            />
          </Field>
          <Field label="State">
            <NativeSelect
              value={state}
              options={states}
              onChange={({ target }) => setState(target.value as FeatureState)}
            />
          </Field>
        </Row>
        <Field label="Why, shown to the team" hint={`At least ${leastReason} characters`}>
          <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Row>
          <Button busy={switching.isPending} disabled={!ready} onClick={() => void save()}>
            Save
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function stateOf({ switches }: SupportCompany, feature: SwitchableFeature): FeatureState {
  const switched = switches[feature];
  if (!switched) return "plan";
  return switched.on ? "on" : "off";
}

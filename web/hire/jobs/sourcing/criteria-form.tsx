import { useCan } from "#web/hire/shared/team/rights.ts";
import { useState } from "react";
import type { Jsm, SourcingSummary } from "#contract/auto-sourcing.ts";
import { seniorities } from "#contract/job-shapes.ts";
import { industries } from "#shared/companies/known-words.data.ts";
import { amountText, readAmount } from "#shared/money/amount.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { same } from "#web/shared/editor/changes.ts";
import { findPlaces } from "#web/shared/profile/places.ts";
import { sourcingOf } from "./sourcing.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

type Filters = Jsm["sanitizedJobFilters"];
const industryOptions = industries.map((label) => ({ value: label, label }));

interface CriteriaFormProps {
  jobId: string;
  summary: SourcingSummary;
  /** The job’s; an amount that was saved in another stays in that until it is cleared. */
  currency: string;
}

/** Whom sourcing looks for beyond what the job asks for. */
export function CriteriaForm({ jobId, summary, currency }: CriteriaFormProps) {
  const saved = summary.jsm.sanitizedJobFilters;
  const [filters, setFilters] = useState<Filters>(saved);
  const maySeePay = useCan()("salaries");
  const [pay, setPay] = useState(amountText(saved.salary?.max ?? null));
  const [payCurrency, setPayCurrency] = useState(saved.salary?.currency ?? currency);
  const set = (part: Partial<Filters>) => setFilters({ ...filters, ...part });
  const max = readAmount(pay);
  const wrong = pay.trim() !== "" && max === null;
  const wanted = { ...filters, salary: max === null ? null : { currency: payCurrency, max } };
  const save = useChange({
    call: () =>
      api.jobs.setSourcingCriteria({
        params: { id: jobId },
        body: { jsm: { sanitizedJobFilters: wanted } },
      }),
    success: "Criteria saved",
    refusal: null,
    stale: [sourcingOf(jobId)],
  });
  return (
    <Section title="Criteria">
      <Stack gap={4}>
        <p>
          People need a score of {summary.qualificationScore} or more. What someone didn’t say counts as met.
        </p>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <Field label="Near" optional hint="Leave empty for the job’s own places">
          <TagsInput
            value={filters.location}
            options={findPlaces}
            onChange={(location) => set({ location })}
          />
        </Field>
        <Field label="Industries they want" optional>
          <TagsInput
            value={filters.industry}
            options={industryOptions}
            onChange={(industry) => set({ industry })}
          />
        </Field>
        {maySeePay && (
          <Field
            label={`Salary up to, ${payCurrency} a year`}
            optional
            hint={
              payCurrency === currency
                ? "People who want more are left out"
                : inAnother(payCurrency, currency)
            }
            error={wrong ? "Enter a number, such as 62,000 or 62k" : undefined}
          >
            <TextInput
              inputMode="decimal"
              value={pay}
              onChange={({ target }) => {
                setPay(target.value);
                if (!target.value.trim()) setPayCurrency(currency);
              }}
            />
          </Field>
        )}
        <FieldGroup legend="Career stage" hint="None for all">
          {seniorities.map((stage) => (
            <Checkbox
              key={stage}
              label={stage}
              checked={filters.careerStage.includes(stage)}
              onChange={(chosen) =>
                set({
                  careerStage: seniorities.filter((each) =>
                    each === stage ? chosen : filters.careerStage.includes(each),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
        <Needs permission="sourcing">
          <Button disabled={wrong || same(wanted, saved)} busy={save.isPending} onClick={() => save.mutate()}>
            Save criteria
          </Button>
        </Needs>
      </Stack>
    </Section>
  );
}

function inAnother(own: string, currency: string) {
  return `The job’s currency is ${currency} now, so only people who want pay in ${own} are compared. Clear the amount to enter it in ${currency}.`;
}

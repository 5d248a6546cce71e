import { useState } from "react";
import type { ReferralProgram } from "#contract/rewards.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { AmountField, readMinor } from "#web/shared/forms/amount-field.tsx";
import { programOf } from "#web/shared/rewards/program.ts";
import { TermsFields, typed, useTerms } from "./terms-fields.tsx";

/** What the company pays for every hire through an employee. */
export function ProgramForm({ program }: { program: ReferralProgram }) {
  const { companyId } = program;
  const { terms, fields } = useTerms(program);
  const [limit, setLimit] = useState(typed(program.mostAYear, program.currency));
  const read = readMinor(limit, fields.currency);
  const save = useChange({
    call: (body: NonNullable<typeof terms>) =>
      api.rewards.setProgram({ params: { companyId }, body: { ...body, mostAYear: read.amount } }),
    success: "Referral bonus saved",
    refusal: null,
    stale: [programOf(companyId)],
    once: () => companyId,
  });
  const wrong = fieldsOf(save.error);
  return (
    <Stack gap={4}>
      {save.error && <FormError title={sentenceOf(save.error)} />}
      <TermsFields fields={fields} wrong={wrong} hint="Leave it empty to pay nothing" />
      <AmountField
        label="Most an employee can earn in a year"
        optional
        value={limit}
        currency={fields.currency}
        error={wrong.mostAYear}
        onChange={setLimit}
      />
      <div>
        <Button
          tone="fill"
          busy={save.isPending}
          disabled={!terms || read.problem !== null}
          onClick={() => terms && save.mutate(terms)}
        >
          Save bonus
        </Button>
      </div>
    </Stack>
  );
}

import { Field } from "#ui/controls/field.tsx";
import { Select } from "#ui/controls/select.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

const choices = [30, 45, 60, 90, 120];

/** What applicants can count on while they wait. */
export function ApplicantRules({ editor: { draft, set, problem } }: { editor: CompanyEditor }) {
  const { answerDays, tellsWhenSeen } = draft;
  const days = choices.includes(answerDays) ? choices : [...choices, answerDays].toSorted((a, b) => a - b);
  return (
    <Section title="What applicants can count on" content="beside" line>
      <Stack gap={4}>
        <Field
          label="Applications are answered within"
          hint="Applicants see the day. Without an answer by then, the application ends by itself."
          error={problem?.fields.answerDays}
        >
          <Select
            value={String(answerDays)}
            options={days.map((each) => ({ value: String(each), label: `${each} days` }))}
            onChange={(value) => set({ answerDays: Number(value) })}
          />
        </Field>
        <Switch
          label="Applicants see when their application is first opened"
          hint="Only the time, never who opened it"
          checked={tellsWhenSeen}
          onChange={(on) => set({ tellsWhenSeen: on })}
        />
      </Stack>
    </Section>
  );
}

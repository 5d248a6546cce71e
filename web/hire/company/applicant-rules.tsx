import { Field } from "#ui/controls/fields/field.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { Select } from "#ui/controls/select/select.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

const choices = [30, 45, 60, 90, 120];
const referralChoices = [30, 60, 90, 180, 365];

/** What applicants can count on while they wait. */
export function ApplicantRules({ editor: { draft, set, problem } }: { editor: CompanyEditor }) {
  const { answerDays, tellsWhenSeen, referralReviews, referralDays } = draft;
  return (
    <Section title="Your promise to applicants" content="beside" line anchor="referral-days">
      <Stack gap={4}>
        <Field
          label="Answer applications within"
          hint="Applicants see this date. If you haven’t answered by then, their application closes automatically."
          error={problem?.fields.answerDays}
        >
          <Select
            value={String(answerDays)}
            options={daysWith(choices, answerDays)}
            onChange={(value) => set({ answerDays: Number(value) })}
          />
        </Field>
        <Switch
          label="Show applicants when you first open their application"
          hint="With the application and in a notification: the time, never who opened it. When it’s off, they still find the time in their privacy settings."
          checked={tellsWhenSeen}
          onChange={(on) => set({ tellsWhenSeen: on })}
        />
        <Switch
          label="Let coworkers review referrals first"
          hint="A referred person reaches you once your employees have voted for them"
          checked={referralReviews}
          onChange={(on) => set({ referralReviews: on })}
        />
        <Field
          label="The first referral counts for"
          hint="If the person applies within this time and is hired, the first employee who referred them earns the bonus. Changes apply to new referrals."
          error={problem?.fields.referralDays}
        >
          <Select
            value={String(referralDays)}
            options={daysWith(referralChoices, referralDays)}
            onChange={(value) => set({ referralDays: Number(value) })}
          />
        </Field>
      </Stack>
    </Section>
  );
}

function daysWith(offered: readonly number[], chosen: number) {
  const days = new Set([...offered, chosen]);
  return [...days]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: counted(each, "day") }));
}

import { RotateCcw } from "lucide-react";
import { type Introduction, introductionFrom } from "#shared/profile/introduction.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { defaultSalary } from "#shared/profile/no-preferences.ts";
import type { Draft } from "./draft.ts";
import { wishesOf } from "./draft-fields.ts";
import { StepHead } from "./sign-up-frame.tsx";
import { StepFoot, StepProblem, useSteps } from "./step-foot.tsx";
import styles from "./sign-up.module.css";

/** Step 4: who the person is, made of what they gave and theirs to change. */
export function IntroductionStep({ draft }: { draft: Draft }) {
  const going = useSteps(draft);
  const edited = draft.values.signupPersonalization ?? {};
  const { salary, salaryCurrency } = wishesOf(draft.values);
  const made = introductionFrom({ ...draft.values, salary, salaryCurrency });
  const introduction: Introduction = { ...made, ...edited, salary: made.salary };
  const edit = (part: Partial<Introduction>) =>
    draft.change({ signupPersonalization: { ...edited, ...part } });
  function keepAsShown() {
    draft.change({ signupPersonalization: introduction });
    return going.goOn();
  }
  return (
    <div className={styles.narrow}>
      <StepHead title="Your introduction">
        We made it from what you told us. Change anything; hiring teams read the first words and your path on
        your profile.
      </StepHead>
      <StepProblem going={going} />
      <Stack gap={4}>
        <Field label="Role you focus on" hint="The headline of your profile" optional>
          <TextInput
            maxLength={200}
            value={introduction.focusRole}
            onChange={({ target }) => edit({ focusRole: target.value })}
          />
        </Field>
        <Field label="First words" optional>
          <TextArea
            rows={3}
            maxLength={1000}
            value={introduction.toneIntroLine}
            onChange={({ target }) => edit({ toneIntroLine: target.value })}
          />
        </Field>
        <Field label="Your path so far" optional>
          <TextArea
            rows={5}
            maxLength={8000}
            value={introduction.journeySummary}
            onChange={({ target }) => edit({ journeySummary: target.value })}
          />
        </Field>
        <Field label="Salary you ask for, in thousands a year" hint={introduction.salary} optional>
          <TextInput
            inputMode="numeric"
            maxLength={8}
            placeholder={`Such as ${draft.values.salary ?? defaultSalary}`}
            value={salary ?? ""}
            onChange={({ target }) =>
              draft.change({ salary: Number(target.value.replace(/\D/g, "")) || null, salaryCurrency })
            }
          />
        </Field>
        <div>
          <Button
            tone="bare"
            size="sm"
            icon={RotateCcw}
            onClick={() => draft.change({ signupPersonalization: {} })}
          >
            Write it again from my details
          </Button>
        </div>
      </Stack>
      <StepFoot draft={draft} going={{ ...going, goOn: keepAsShown }} />
    </div>
  );
}

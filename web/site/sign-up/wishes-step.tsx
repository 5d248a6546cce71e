import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { WishFields } from "#web/shared/profile/wish-fields.tsx";
import { WorkStyleFields } from "#web/shared/profile/work-style-fields.tsx";
import { draftOfWishes, tellingOf, wishesOf } from "./draft-fields.ts";
import type { Draft } from "./draft.ts";
import { StepHead } from "./sign-up-frame.tsx";
import { StepFoot, StepProblem, useSteps } from "./step-foot.tsx";
import { WishesOffered } from "./wishes-offered.tsx";
import styles from "./sign-up.module.css";

/** Step 3: what the person wants. */
export function WishesStep({ draft }: { draft: Draft }) {
  const going = useSteps(draft);
  return (
    <div className={styles.middle}>
      <div className={styles.fields}>
        <StepHead title="What do you want?">
          We look for jobs like this every morning. You can change it anytime.
        </StepHead>
        <StepProblem going={going} />
        <WishesOffered draft={draft} />
        <WishFields
          short
          value={wishesOf(draft.values)}
          onChange={(patch) => draft.change(draftOfWishes(patch))}
        />
        <Section
          title="How you like to work"
          description="Teams you apply to see it on your profile. It’s never used in scores or search."
          content="beside"
          line
        >
          <Stack gap={4}>
            <WorkStyleFields
              items={draft.values.resumeData?.profile?.workStyle ?? []}
              onChange={(workStyle) => draft.change(tellingOf(draft.values, { workStyle }))}
            />
          </Stack>
        </Section>
        <StepFoot draft={draft} going={going} />
      </div>
    </div>
  );
}

import { WishFields } from "#web/shared/profile/wish-fields.tsx";
import { draftOfWishes, wishesOf } from "./draft-fields.ts";
import type { Draft } from "./draft.ts";
import { StepHead } from "./sign-up-frame.tsx";
import { StepFoot, StepProblem, useSteps } from "./step-foot.tsx";
import { TitlesFromQuery } from "./titles-from-query.tsx";
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
        <TitlesFromQuery draft={draft} />
        <WishFields
          short
          value={wishesOf(draft.values)}
          onChange={(patch) => draft.change(draftOfWishes(patch))}
        />
        <StepFoot draft={draft} going={going} />
      </div>
    </div>
  );
}

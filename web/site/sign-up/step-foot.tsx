import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import type { Draft } from "./draft.ts";
import { type Step, steps } from "./steps.ts";
import styles from "./sign-up.module.css";

/** Keeps the step and goes to the next; a refusal is shown and stops nobody from skipping. */
export function useSteps(draft: Draft) {
  const at = steps.indexOf(draft.step);
  const next = steps[at + 1] ?? draft.step;

  const { attempt, isPending, error } = useChange({
    call: () => draft.keep(next),
    done: () => draft.show(next),
    refusal: null,
    once: () => "step",
  });
  async function skip(to: Step = next) {
    await draft.keep(to).catch(() => null);
    draft.show(to);
  }
  return {
    goOn: attempt,
    skip,
    busy: isPending,
    sentence: error && sentenceOf(error),
    fields: fieldsOf(error),
  };
}
export type Going = ReturnType<typeof useSteps>;

export function StepFoot({ draft, going }: { draft: Draft; going: Going }) {
  const goOn = () => {
    if (!showOwnProblem(document)) void going.goOn();
  };
  const before = steps[steps.indexOf(draft.step) - 1];
  return (
    <footer className={styles.foot}>
      {before && (
        <Button tone="bare" icon={ArrowLeft} className={styles.back} onClick={() => draft.show(before)}>
          Back
        </Button>
      )}
      <span className={styles.spread} />
      <Button tone="bare" onClick={() => void going.skip()}>
        Skip this step
      </Button>
      <Button tone="fill" size="lg" iconEnd={ArrowRight} busy={going.busy} onClick={goOn}>
        Continue
      </Button>
    </footer>
  );
}

export function StepProblem({ going }: { going: Going }) {
  return going.sentence ? <FormError title={going.sentence} /> : null;
}

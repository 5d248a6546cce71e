import type { ReactNode } from "react";
import clsx from "clsx";
import { Check } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { draftPercent } from "./draft-fields.ts";
import type { Draft } from "./draft.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { stepNames, steps } from "./steps.ts";
import styles from "./sign-up.module.css";

/** The way through the onboarding: five steps in any order, how complete it is, and the way to another device. */
export function SignUpFrame({ draft, children }: { draft: Draft; children: ReactNode }) {
  const percent = draftPercent(draft.values);
  const at = steps.indexOf(draft.step);
  return (
    <>
      <header className={styles.top}>
        <nav aria-label="Steps">
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step}>
                <button
                  type="button"
                  aria-current={step === draft.step ? "step" : undefined}
                  className={clsx(styles.step, index < at && styles.past)}
                  onClick={() => draft.show(step)}
                >
                  <i>{index < at ? <Icon of={Check} size="xs" /> : index + 1}</i>
                  <span>{stepNames[step]}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <p className={styles.percent}>
          <progress value={percent} max={100} aria-label="Profile complete" />
          <span>{percent}% complete</span>
        </p>
      </header>
      <div className={styles.content}>{children}</div>
      <Elsewhere draft={draft} />
    </>
  );
}

interface StepHeadProps {
  title: string;
  children?: ReactNode;
}
export function StepHead({ title, children }: StepHeadProps) {
  return (
    <header className={styles.stepHead}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}

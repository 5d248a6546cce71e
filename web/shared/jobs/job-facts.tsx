import type { ReactNode } from "react";
import clsx from "clsx";
import { Icon, type LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./job-facts.module.css";

interface Fact {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
}

/** What one wants to know of a job first, side by side; wide on a page of its own. */
export function JobFacts({ facts, wide }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={clsx(styles.facts, wide && styles.wide)}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon of={icon} size="sm" /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

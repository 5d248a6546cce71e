import type { ReactNode } from "react";
import clsx from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import styles from "./filter-fold.module.css";

type FilterFoldProps = {
  title: string;
  /** Where it begins to fold: "phone" below two columns, "desk" already below three. */
  below: "phone" | "desk";
  children: ReactNode;
};

/** Filters that stand open beside the results and fold away where there is no room; without any script. */
export function FilterFold({ title, below, children }: FilterFoldProps) {
  return (
    <details className={clsx(styles.fold, styles[below])}>
      <summary>
        <Icon of={SlidersHorizontal} size="sm" /> {title}
      </summary>
      {children}
    </details>
  );
}

import type { ComponentProps, ReactNode } from "react";
import clsx from "clsx";
import { X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import styles from "./chip.module.css";

type ChipProps = ComponentProps<"button"> & {
  icon?: LucideIcon;
  kbd?: string;
  count?: number;
  /** A filter that is on. */
  pressed?: boolean;
};

/** A short answer to press: a reason, a filter. */
export function Chip({ icon, kbd, count, pressed, className, children, ...props }: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={clsx(styles.chip, styles.press, className)}
    >
      {icon && <Icon of={icon} size="sm" />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {kbd && <Kbd className={styles.kbd}>{kbd}</Kbd>}
    </button>
  );
}

type TagProps = {
  children: ReactNode;
  /** Makes the tag removable; the label says what goes: "Remove Figma". */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A word that is there, and can perhaps be taken away. */
export function Tag({ children, onRemove, removeLabel = "Remove" }: TagProps) {
  return (
    <span className={clsx(styles.chip, styles.tag)}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon of={X} size="xs" />
        </button>
      )}
    </span>
  );
}

/** Chips that stand together and wrap. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.chips} role={label ? "group" : undefined} aria-label={label}>
      {children}
    </div>
  );
}

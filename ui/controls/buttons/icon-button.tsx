import type { ComponentProps } from "react";
import clsx from "clsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import styles from "./icon-button.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label" | "aria-pressed"> & {
  /** What it does, for people who cannot see the picture; also shown when hovered. */
  label: string;
  icon: LucideIcon;
  size?: "xs" | "sm" | "md";
  tone?: "bare" | "plain";
  /** A toggle that is on. */
  pressed?: boolean;
  busy?: boolean;
};

export function IconButton({
  label,
  icon,
  size = "md",
  tone = "bare",
  pressed,
  busy,
  className,
  ...props
}: IconButtonProps) {
  const lock = useLock();
  return (
    <button
      type="button"
      data-icon=""
      title={label}
      {...props}
      {...lock}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      className={clsx(styles.button, styles[size], styles[tone], className)}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={size === "md" ? "md" : "sm"} />}
    </button>
  );
}

import type { ComponentProps, ReactNode } from "react";
import clsx from "clsx";
import { LockKeyhole } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import { PlainLink } from "./link.tsx";
import type { AnchorProps } from "./link.tsx";
import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import styles from "./button.module.css";

type ButtonLook = {
  /** fill: the one thing to do here; plain: the others; bare: beside them; danger: destroys something. */
  tone?: "fill" | "plain" | "bare" | "danger";
  size?: "sm" | "md" | "lg";
  icon?: LucideIcon;
  /** Shown after the words, for menus and steps forward. */
  iconEnd?: LucideIcon;
  /** The key that does the same; the screen listens for it. */
  kbd?: string;
  wide?: boolean;
};

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

export function Button({
  tone,
  size,
  icon,
  iconEnd,
  kbd,
  wide,
  busy,
  className,
  children,
  ...props
}: ButtonProps) {
  const lock = useLock();
  return (
    <button
      type="button"
      {...props}
      onClick={busy ? (event) => event.preventDefault() : props.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...lock}
      data-tone={tone}
      className={lookOf({ tone, size, wide }, className)}
    >
      <ButtonContent icon={lock ? LockKeyhole : icon} iconEnd={iconEnd} kbd={kbd} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = AnchorProps & ButtonLook;

/** A link that looks like a button: it goes somewhere instead of doing something. */
export function ButtonLink({
  tone,
  size,
  icon,
  iconEnd,
  kbd,
  wide,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const lock = useLock();
  return (
    <PlainLink {...props} {...lock} data-tone={tone} className={lookOf({ tone, size, wide }, className)}>
      <ButtonContent icon={lock ? LockKeyhole : icon} iconEnd={iconEnd} kbd={kbd}>
        {children}
      </ButtonContent>
    </PlainLink>
  );
}

function lookOf({ tone = "plain", size = "md", wide }: ButtonLook, className?: string) {
  return clsx(styles.button, styles[tone], styles[size], wide && styles.wide, className);
}

type ContentProps = Pick<ButtonLook, "icon" | "iconEnd" | "kbd"> & { busy?: boolean; children: ReactNode };

function ButtonContent({ icon, iconEnd, kbd, busy, children }: ContentProps) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon of={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
      {kbd && <Kbd className={styles.kbd}>{kbd}</Kbd>}
      {iconEnd && <Icon of={iconEnd} size="sm" className={styles.icon} />}
    </>
  );
}

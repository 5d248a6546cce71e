import clsx from "clsx";
import styles from "./kbd.module.css";

type KbdProps = { children: string; className?: string };

/** A key to press. Hidden where there is no keyboard. */
export function Kbd({ children, className }: KbdProps) {
  return (
    <kbd className={clsx(styles.kbd, className)} aria-hidden="true">
      {children}
    </kbd>
  );
}

import type { ReactElement, ReactNode } from "react";
import { Popover as Base } from "@base-ui/react/popover";
import clsx from "clsx";
import floating from "./floating.module.css";
import options from "#ui/controls/select/options.module.css";
import styles from "./popover.module.css";

type PopoverProps = {
  trigger: ReactElement;
  title?: ReactNode;
  /** Names it when it has no title. */
  label?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  children: ReactNode;
};

/** A small pane beside its button: filters, a person at a glance. */
export function Popover(props: PopoverProps) {
  const { trigger, title, label, open, onOpenChange, side = "bottom", align = "start", children } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className={options.positioner}>
          <Base.Popup
            aria-label={title ? undefined : label}
            className={clsx(floating.floating, styles.popover)}
          >
            {title && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

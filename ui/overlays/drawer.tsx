import type { ReactElement, ReactNode } from "react";
import clsx from "clsx";
import { Drawer as Base } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import overlay from "./overlay.module.css";
import styles from "./drawer.module.css";

type DrawerProps = {
  title: ReactNode;
  description?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  children?: ReactNode;
};

/** A pane from the right for the details of one thing; on a phone a sheet from below that can be swiped away. */
export function Drawer(props: DrawerProps) {
  const { title, description, trigger, open, onOpenChange, footer, size = "md", children } = props;
  const phone = usePhone();
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange && ((next) => onOpenChange(next))}
      swipeDirection={phone ? "down" : "right"}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={overlay.veil} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={clsx(styles.drawer, styles[size])}>
            <span className={styles.grip} />
            <div className={overlay.head}>
              <div className={overlay.words}>
                <Base.Title className={overlay.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={overlay.description}>{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon={X} label="Close" />} />
            </div>
            <Base.Content className={overlay.body}>{children}</Base.Content>
            {footer && <div className={overlay.foot}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type SheetProps = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A bare pane from the left, for what stands in a sidebar on wide screens. */
export function SideSheet({ label, open, onOpenChange, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="left">
      <Base.Portal>
        <Base.Backdrop className={overlay.veil} />
        <Base.Viewport className={clsx(styles.viewport, styles.left)}>
          <Base.Popup aria-label={label} className={styles.side}>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

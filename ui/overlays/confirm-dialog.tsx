import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import clsx from "clsx";
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { Button } from "#ui/controls/buttons/button.tsx";
import overlay from "./overlay.module.css";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  /** The question: "Withdraw from Backend engineer?" */
  title: ReactNode;
  /** What will happen and that it cannot be undone. */
  description: ReactNode;
  /** The verb: "Withdraw application". */
  action: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** More to say or choose before it is done. */
  children?: ReactNode;
};

/** Asks before what cannot be undone. The careful answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, cancel = "Cancel", danger, busy, onConfirm, children } = props;
  const careful = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange && ((next) => props.onOpenChange?.(next))}>
      {props.trigger && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className={overlay.veil} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup initialFocus={careful} className={clsx(styles.dialog, styles.sm)}>
            <div className={overlay.head}>
              <div className={overlay.words}>
                <Base.Title className={overlay.title}>{title}</Base.Title>
                <Base.Description className={overlay.description}>{description}</Base.Description>
              </div>
            </div>
            <div className={overlay.body}>{children}</div>
            <div className={overlay.foot}>
              <Base.Close render={<Button ref={careful}>{cancel}</Button>} />
              <Button tone={danger ? "danger" : "fill"} busy={busy} onClick={onConfirm}>
                {action}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

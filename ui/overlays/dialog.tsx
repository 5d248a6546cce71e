import { useRef } from "react";
import type { ReactElement, ReactNode, RefObject } from "react";
import clsx from "clsx";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import overlay from "./overlay.module.css";
import styles from "./dialog.module.css";

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The button that opens it; leave out when `open` is kept elsewhere. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Where to begin, if not in the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where to go on after it was closed, instead of where it was opened. */
  finalFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Asks for something before anything else goes on; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    trigger,
    open,
    onOpenChange,
    footer,
    size = "md",
    initialFocus,
    finalFocus,
    children,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={overlay.veil} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            initialFocus={initialFocus ?? ((way) => way === "touch" || firstField(body.current))}
            {...(finalFocus && { finalFocus })}
            className={clsx(styles.dialog, styles[size])}
          >
            <div className={overlay.head}>
              <div className={overlay.words}>
                <Base.Title className={overlay.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={overlay.description}>{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton icon={X} label="Close" />} />
            </div>
            <div ref={body} className={overlay.body}>
              {children}
            </div>
            {footer && <div className={overlay.foot}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const fields = "input:not([type=hidden], [type=file]), textarea, select, [role=combobox]";
const usable = ":not([disabled], [tabindex='-1'], [aria-hidden=true])";

/** Where one begins to answer; a touch screen would cover it with its keyboard at once. */
function firstField(within: HTMLElement | null) {
  return within?.querySelector<HTMLElement>(`:is(${fields})${usable}`) ?? true;
}

/** Makes the button given to it close the dialog around it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}

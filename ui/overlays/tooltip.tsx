import type { ReactElement, ReactNode } from "react";
import { Tooltip as Base } from "@base-ui/react/tooltip";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import options from "#ui/controls/select/options.module.css";
import styles from "./tooltip.module.css";

type TooltipProps = {
  text: ReactNode;
  kbd?: string;
  side?: "top" | "bottom" | "left" | "right";
  /** What it explains; it must have a name of its own and take the focus. */
  children: ReactElement;
};

/** A word more about what is under the pointer or has the focus. */
export function Tooltip({ text, kbd, side = "top", children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={options.positioner}>
          <Base.Popup className={styles.tooltip}>
            {text}
            {kbd && <Kbd className={styles.kbd}>{kbd}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

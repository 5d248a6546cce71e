import { Suspense, cloneElement, useState } from "react";
import type { ComponentProps, KeyboardEvent, ReactElement } from "react";
import { mergeProps } from "@base-ui/react/merge-props";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import { lazyPart } from "./lazy-part.tsx";

export type MenuItem = {
  label: string;
  hint?: string;
  icon?: LucideIcon;
  kbd?: string;
  danger?: boolean;
  disabled?: boolean;
  /** What is shown of it where items stand in a row; the label is then only read out. */
  sign?: string;
  /** One of several that is on. */
  checked?: boolean;
  /** Goes somewhere … */
  href?: string;
  /** … or does something. */
  onSelect?: () => void;
};

export type MenuGroup = {
  label?: string;
  /** Items with signs stand beside each other. */
  row?: boolean;
  items: readonly MenuItem[];
};

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** Items, or groups of items with a line between them. */
  items: readonly MenuItem[] | readonly MenuGroup[];
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
};

const load = () => import("./opened-menu.tsx");
/** What does not come now is told when it is opened. */
const loadAhead = () => void load().catch(() => null);
const OpenedMenu = lazyPart<MenuProps>(
  async () => (await load()).OpenedMenu,
  ({ trigger }) => trigger,
);

/** The rest of what can be done with a thing. Until it is used it is only its button, and fetched when someone comes near. */
export function Menu(props: MenuProps) {
  const [used, setUsed] = useState(false);
  const locked = useLock() !== null;
  const open = () => setUsed(true);
  const button = cloneElement(
    props.trigger,
    mergeProps<"button">(
      {
        "aria-haspopup": "menu",
        "aria-expanded": false,
        onPointerEnter: loadAhead,
        onFocus: loadAhead,
        onClick: open,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          open();
        },
      },
      props.trigger.props,
    ),
  );
  // A locked button explains itself, by whichever key.
  if (locked) return props.trigger;
  return used ? (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}

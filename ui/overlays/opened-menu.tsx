import { useEffect, useState } from "react";
import clsx from "clsx";
import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { PlainLink } from "#ui/controls/buttons/link.tsx";
import floating from "./floating.module.css";
import options from "#ui/controls/select/options.module.css";
import type { MenuGroup, MenuItem, MenuProps } from "./menu.tsx";
import styles from "./menu.module.css";

/** A menu from its first opening on; it opens by itself once it stands. */
export function OpenedMenu({ trigger, items, side = "bottom", align = "end" }: MenuProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={4} className={options.positioner}>
          <Base.Popup className={clsx(floating.floating, options.popup, styles.menu)}>
            {groupsOf(items).map((group, index) => (
              <Base.Group key={group.label ?? index} className={clsx(styles.group, group.row && styles.row)}>
                {group.label && <Base.GroupLabel className={options.heading}>{group.label}</Base.GroupLabel>}
                {group.items.map((item) => (
                  <Item key={item.label} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function groupsOf(items: MenuProps["items"]): readonly MenuGroup[] {
  const [first] = items;
  if (!first) return [];
  return "items" in first ? (items as readonly MenuGroup[]) : [{ items: items as readonly MenuItem[] }];
}

function Item({ item }: { item: MenuItem }) {
  const look = clsx(options.option, item.danger && styles.danger, item.sign && item.checked && styles.on);
  // Hidden words beside the label would be read with a space before their comma.
  const name = item.checked ? [item.label, item.hint, "selected"].filter(Boolean).join(", ") : undefined;
  if (item.href !== undefined) {
    return (
      <Base.LinkItem aria-label={name} className={look} closeOnClick render={<PlainLink href={item.href} />}>
        <ItemWords item={item} />
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item aria-label={name} className={look} disabled={item.disabled} onClick={item.onSelect}>
      <ItemWords item={item} />
    </Base.Item>
  );
}

function ItemWords({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <Icon of={item.icon} size="sm" className={styles.icon} />}
      {item.sign && <span aria-hidden>{item.sign}</span>}
      <span className={item.sign ? "sr" : options.words}>
        {item.label}
        {item.hint && <span className={options.hint}>{item.hint}</span>}
      </span>
      {item.checked && !item.sign && (
        <span className={options.check}>
          <Icon of={Check} size="sm" />
        </span>
      )}
      {item.kbd && <Kbd>{item.kbd}</Kbd>}
    </>
  );
}

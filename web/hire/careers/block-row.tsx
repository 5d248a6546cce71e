import { ChevronDown, Ellipsis, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import clsx from "clsx";
import type { Block } from "#shared/blocks/blocks.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { nameOf } from "./block-words.data.ts";
import { type Edge, useDragRow } from "./use-drag-row.ts";
import styles from "./careers-editor.module.css";

export interface RowActs {
  up: (() => void) | null;
  down: (() => void) | null;
  duplicate: (() => void) | null;
  remove: (() => void) | null;
  drop: (draggedId: string, edge: Edge) => void;
}
interface BlockRowProps {
  block: Block;
  open: boolean;
  onToggle: () => void;
  acts: RowActs;
  disabled: boolean;
  children: ReactNode;
}

/** One block of the page: a line to open it, to drag it by and to do the rest with, and its fields while it is open. */
export function BlockRow({ block, open, onToggle, acts, disabled, children }: BlockRowProps) {
  const { row, handle, edge } = useDragRow(block.id, acts.drop);
  const name = nameOf(block);
  return (
    <li ref={row} className={clsx(styles.row, edge && styles[edge], open && styles.open)}>
      <div className={styles.line}>
        <span ref={handle} className={styles.handle} aria-hidden="true" hidden={disabled || !acts.remove}>
          <Icon of={GripVertical} size="sm" />
        </span>
        <button type="button" className={styles.name} aria-expanded={open} onClick={onToggle}>
          <span>{name}</span>
          <Icon of={ChevronDown} size="sm" />
        </button>
        {!disabled && (
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label={`Change ${name}`} data-row={block.id} />}
            items={[
              { label: "Move up", disabled: !acts.up, onSelect: acts.up ?? undefined },
              { label: "Move down", disabled: !acts.down, onSelect: acts.down ?? undefined },
              { label: "Duplicate", disabled: !acts.duplicate, onSelect: acts.duplicate ?? undefined },
              { label: "Remove", danger: true, disabled: !acts.remove, onSelect: acts.remove ?? undefined },
            ]}
          />
        )}
      </div>
      {open && <div className={styles.fields}>{children}</div>}
    </li>
  );
}

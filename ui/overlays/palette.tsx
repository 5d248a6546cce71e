import { useState } from "react";
import type { ReactNode } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Command, defaultFilter } from "cmdk";
import { Search } from "lucide-react";
import { Icon } from "#ui/controls/icon.tsx";
import type { LucideIcon } from "#ui/controls/icon.tsx";
import { Kbd } from "#ui/controls/kbd.tsx";
import { Spinner } from "#ui/controls/spinner.tsx";
import overlay from "./overlay.module.css";
import styles from "./palette.module.css";

export type PaletteItem = {
  id: string;
  label: string;
  hint?: string;
  icon?: LucideIcon;
  /** A face or a mark instead of an icon. */
  leading?: ReactNode;
  kbd?: string;
  /** Other words that should find it. */
  keywords?: string[];
  onSelect: () => void;
};

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  placeholder?: string;
  /** Hears what is typed, when the groups come from a search elsewhere; filtering is then left to it. */
  onQuery?: (query: string) => void;
  busy?: boolean;
  emptyText?: string;
};

const movingKeys = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

/** One box to find everything: people, screens, actions. */
export function Palette(props: PaletteProps) {
  const {
    open,
    onOpenChange,
    groups,
    placeholder = "Search or do something",
    onQuery,
    busy,
    emptyText = "Nothing found",
  } = props;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState("");
  const [moved, setMoved] = useState(false);
  // What a search elsewhere answers comes late and above the rest: until somebody chooses, the first result is meant.
  const value = onQuery && !moved ? (groups[0]?.items[0]?.id ?? "") : chosen;

  function change(next: string) {
    setQuery(next);
    setMoved(false);
    onQuery?.(next);
  }

  function beginMoving() {
    if (moved) return;
    setChosen(value);
    setMoved(true);
  }

  function select(item: PaletteItem) {
    onOpenChange(false);
    change("");
    item.onSelect();
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay.veil} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.palette} aria-label="Search">
            <Command
              label="Search"
              loop
              shouldFilter={!onQuery}
              filter={fits}
              value={value}
              onValueChange={setChosen}
              onKeyDown={({ key }) => movingKeys.has(key) && beginMoving()}
              onPointerMoveCapture={beginMoving}
              className={styles.command}
            >
              <div className={styles.top}>
                {busy ? <Spinner /> : <Icon of={Search} />}
                <Command.Input
                  className={styles.input}
                  placeholder={placeholder}
                  value={query}
                  onValueChange={change}
                />
                <Kbd>Esc</Kbd>
              </div>
              <Command.List className={styles.list} aria-label="Results">
                <Command.Empty className={styles.empty}>{busy ? "Searching" : emptyText}</Command.Empty>
                {groups.map((group) => (
                  <Command.Group key={group.label} heading={group.label} className={styles.group}>
                    {group.items.map((item) => (
                      <Result key={item.id} item={item} onSelect={() => select(item)} />
                    ))}
                  </Command.Group>
                ))}
              </Command.List>
            </Command>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Only words count: an item's id would match by chance. */
function fits(_id: string, query: string, words: string[] = []) {
  return defaultFilter(words.join(" "), query);
}

function Result({ item, onSelect }: { item: PaletteItem; onSelect: () => void }) {
  return (
    <Command.Item
      value={item.id}
      keywords={[item.label, item.hint ?? "", ...(item.keywords ?? [])]}
      onSelect={onSelect}
      className={styles.item}
    >
      {item.leading ?? (item.icon && <Icon of={item.icon} className={styles.icon} />)}
      <span className={styles.label} title={item.label}>
        {item.label}
      </span>
      {item.hint && (
        <span className={styles.hint} title={item.hint}>
          {item.hint}
        </span>
      )}
      {item.kbd && <Kbd className={styles.kbd}>{item.kbd}</Kbd>}
    </Command.Item>
  );
}

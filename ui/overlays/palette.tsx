import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Command, defaultFilter } from "cmdk";
import { Search } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { Spinner } from "#ui/controls/indicators/spinner.tsx";
import clsx from "clsx";
import floating from "./floating.module.css";
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
  /** Changes what cannot be taken lightly: never chosen until someone moves to it. */
  decides?: boolean;
  onSelect: () => void;
};

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  placeholder?: string;
  /** What is typed, when the groups come from a search elsewhere; filtering is then left to it. */
  query?: string;
  onQuery?: (query: string) => void;
  /** Enter was pressed before the palette could answer. */
  entered?: boolean;
  busy?: boolean;
  emptyText?: string;
};

const movingKeys = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

/** One box to find everything: people, screens, actions. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange, groups, placeholder = "Search or run a command", onQuery, busy } = props;
  const { emptyText = "Nothing found" } = props;
  const [own, setOwn] = useState("");
  const query = props.query ?? own;
  const choice = useChoice(props, query);

  function change(next: string) {
    setOwn(next);
    choice.restart();
    onQuery?.(next);
  }
  function select(item: PaletteItem) {
    onOpenChange(false);
    change("");
    item.onSelect();
  }
  const enter = useEnter({ props, query, choice, select });

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay.veil} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={clsx(floating.floating, styles.palette)} aria-label="Search">
            <Command
              label="Search"
              loop
              shouldFilter={!onQuery}
              filter={fits}
              value={choice.value}
              onValueChange={choice.choose}
              onKeyDown={(event) => {
                if (movingKeys.has(event.key)) choice.beginMoving();
                if (event.key === "Enter" && onQuery && !event.nativeEvent.isComposing) {
                  event.preventDefault();
                  enter();
                }
              }}
              onPointerMoveCapture={choice.beginMoving}
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

/**
 * Which entry Enter would run. What a search elsewhere answers comes late and above the rest: until someone moves, the
 * first result is meant, and none where nothing was typed or where running it would decide something.
 */
function useChoice({ groups, onQuery }: PaletteProps, query: string) {
  const [chosen, setChosen] = useState("");
  const [moved, setMoved] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const first = query.trim() ? groups[0]?.items.find(({ decides }) => !decides) : undefined;
  // The list below selects its first entry by itself; a new value each time takes that back.
  const value = onQuery && !moved ? (first?.id ?? `none ${refusals}`) : chosen;
  return {
    value,
    moved,
    restart: () => setMoved(false),
    choose: (next: string) => {
      setChosen(next);
      if (!moved && next !== value) setRefusals((count) => count + 1);
    },
    beginMoving: () => {
      if (moved) return;
      setChosen(value);
      setMoved(true);
    },
  };
}

interface Entering {
  props: PaletteProps;
  query: string;
  choice: ReturnType<typeof useChoice>;
  select: (item: PaletteItem) => void;
}
/** Enter on a result runs it; while the results of what was typed are awaited, it waits for them. */
function useEnter({ props, query, choice, select }: Entering) {
  const { groups, busy, entered } = props;
  const awaited = useRef(entered ? query : null);
  function run() {
    const item = groups.flatMap(({ items }) => items).find(({ id }) => id === choice.value);
    if (item) select(item);
  }
  useEffect(() => {
    if (awaited.current === null || busy) return;
    const meant = awaited.current === query && !choice.moved;
    awaited.current = null;
    if (meant) run();
  });
  return () => {
    if (busy && !choice.moved) awaited.current = query;
    else run();
  };
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

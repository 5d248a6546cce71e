import { useEffect, useRef, useState, type ReactNode } from "react";
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import { useMover } from "#web/shared/lists/use-mover.ts";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import styles from "./profile.module.css";

interface EntryListProps<T> {
  entries: readonly T[];
  onChange: (entries: T[]) => void;
  blank: T;
  /** What stands in the closed line. */
  titleOf: (entry: T) => string;
  noteOf?: (entry: T) => string;
  /** "Add a job". */
  add: string;
  fields: (entry: T, change: (patch: Partial<T>) => void) => ReactNode;
}

/** Several things of a kind, one of them open for editing at a time. */
export function EntryList<T extends object>(props: EntryListProps<T>) {
  const { entries, onChange, blank, titleOf, noteOf, add, fields } = props;
  const [open, setOpen] = useState<number | null>(null);
  const keptFocus = useKeptFocus();
  const { rows, buttonFor } = useMover<T, HTMLOListElement>(entries, (next) => {
    setOpen(null);
    onChange(next);
  });
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  const [undoable] = useState(() => new Set<string>());
  // Where the list is gone nothing can be put back into it.
  useEffect(() => () => undoable.forEach((toast) => dismissToast(toast)), [undoable]);

  /** What cannot be kept yet would be gone with the fields. */
  function closeFields(then: () => void) {
    if (!rows.current || !showOwnProblem(rows.current)) then();
  }
  function moverFor(at: number, by: -1 | 1) {
    const { onClick, ...button } = buttonFor(at, by);
    return { ...button, onClick: () => closeFields(onClick) };
  }
  function change(at: number, patch: Partial<T>) {
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...patch } : entry)));
  }
  function addBlank() {
    onChange([...entries, blank]);
    setOpen(entries.length);
  }
  function remove(at: number) {
    const gone = entries[at]!;
    setOpen(null);
    onChange(entries.filter((_, index) => index !== at));
    const toast = showToast({
      text: `Removed ${titleOf(gone) || "an empty entry"}`,
      undo: () => latest.current.onChange(latest.current.entries.toSpliced(at, 0, gone)),
    });
    undoable.add(toast);
  }
  return (
    <div className={styles.entries} {...keptFocus}>
      {entries.length > 0 && (
        <ol ref={rows}>
          {entries.map((entry, at) => (
            <li key={at} className={styles.entry}>
              <div className={styles.entryTop}>
                <button
                  type="button"
                  className={styles.entryOpen}
                  aria-expanded={open === at}
                  onClick={() => closeFields(() => setOpen(open === at ? null : at))}
                >
                  <Icon of={ChevronDown} size="sm" className={styles.chevron} />
                  <span className={styles.entryWords}>
                    <b>{titleOf(entry) || "Untitled"}</b>
                    {noteOf && <small>{noteOf(entry)}</small>}
                  </span>
                </button>
                {entries.length > 1 && (
                  <>
                    <IconButton
                      size="sm"
                      icon={ArrowUp}
                      label={`Move ${titleOf(entry)} up`}
                      {...moverFor(at, -1)}
                    />
                    <IconButton
                      size="sm"
                      icon={ArrowDown}
                      label={`Move ${titleOf(entry)} down`}
                      {...moverFor(at, 1)}
                    />
                  </>
                )}
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Remove ${titleOf(entry)}`}
                  onClick={() => remove(at)}
                />
              </div>
              {open === at && (
                <div className={styles.entryFields}>{fields(entry, (patch) => change(at, patch))}</div>
              )}
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button size="sm" icon={Plus} onClick={() => closeFields(() => addBlank())}>
          {add}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from "react";
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
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
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  const [undoable] = useState(() => new Set<string>());
  // Where the list is gone nothing can be put back into it.
  useEffect(() => () => undoable.forEach((toast) => dismissToast(toast)), [undoable]);

  /** What cannot be kept yet would be gone with the fields. */
  function closeFields(then: () => void) {
    if (!list.current || !showOwnProblem(list.current)) then();
  }
  function change(at: number, patch: Partial<T>) {
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...patch } : entry)));
  }
  function move(from: number, to: number) {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    setOpen(null);
    onChange(next);
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
    <div ref={list} className={styles.entries} {...keptFocus}>
      {entries.length > 0 && (
        <ol>
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
                      disabled={at === 0}
                      onClick={() => closeFields(() => move(at, at - 1))}
                    />
                    <IconButton
                      size="sm"
                      icon={ArrowDown}
                      label={`Move ${titleOf(entry)} down`}
                      disabled={at === entries.length - 1}
                      onClick={() => closeFields(() => move(at, at + 1))}
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

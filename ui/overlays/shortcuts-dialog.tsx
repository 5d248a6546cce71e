import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./shortcuts-dialog.module.css";

export type Shortcut = { keys: readonly string[]; does: string };
export type ShortcutGroup = { label: string; shortcuts: readonly Shortcut[] };

type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutGroup[];
};

/** Every key of this screen and of the app, shown on "?". */
export function ShortcutsDialog({ open, onOpenChange, groups }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" size="md" open={open} onOpenChange={onOpenChange}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.label}>
            <h3 className={styles.label}>{group.label}</h3>
            <dl>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.does} className={styles.line}>
                  <dt>{shortcut.does}</dt>
                  <dd className={styles.keys}>
                    <span className="sr">{shortcut.keys.join(" or ")}</span>
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import { ShortcutsDialog } from "#ui/overlays/shortcuts-dialog.tsx";
import { currentActions } from "#web/shared/actions/actions.ts";
import { keyWords } from "./key-words.ts";

/** Every key that does something here, read from the same actions as the app search. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const groups = currentActions()
    .map(({ label, actions }) => ({
      label,
      shortcuts: actions.flatMap(({ label: does, shortcut }) =>
        shortcut ? [{ keys: [keyWords(shortcut)], does }] : [],
      ),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
    .concat({
      label: "Notifications",
      shortcuts: [{ keys: ["U"], does: "Undo, while the notification is visible" }],
    });
  return <ShortcutsDialog open onOpenChange={(open) => !open && onClose()} groups={groups} />;
}

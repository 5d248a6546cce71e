import { useEffect, useRef } from "react";
import { isHotkey, isTyping } from "./hotkey.ts";

export type Hotkeys = Record<string, ((event: KeyboardEvent) => void) | undefined>;

interface HotkeyOptions {
  enabled?: boolean;
  /** Heard in dialogs as well, for what floats above them. */
  inDialogs?: boolean;
  /** With Ctrl or ⌘ as well only where no one types: there the keys are the field’s own. */
  outsideFields?: boolean;
}

/** Listens for keys on the whole page: { j: next, "mod+k": search }. Silent while someone types or a dialog is open. */
export function useHotkeys(
  hotkeys: Hotkeys,
  { enabled = true, inDialogs = false, outsideFields = false }: HotkeyOptions = {},
): void {
  const latest = useRef(hotkeys);
  useEffect(() => {
    latest.current = hotkeys;
  });

  useEffect(() => {
    if (!enabled) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = Object.keys(latest.current).find((keys) => isHotkey(keys, event));
      const act = shortcut && latest.current[shortcut];
      if (!shortcut || !act) return;
      const place = event.target instanceof Element ? event.target : null;
      const plain = outsideFields || !shortcut.includes("mod+");
      if (plain && (isTyping(place as HTMLElement | null) || place?.closest(inDialogs ? lists : overlays)))
        return;
      event.preventDefault();
      act(event);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [enabled, inDialogs, outsideFields]);
}

/** Letters choose an entry there. */
const lists = '[role="menu"], [role="listbox"]';
const overlays = `[role="dialog"], [role="alertdialog"], ${lists}`;

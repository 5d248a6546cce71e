type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether a press is the shortcut: "j", "?", "Escape", or "mod+k" (Ctrl, and ⌘ on a Mac). */
export function isHotkey(shortcut: string, press: Press): boolean {
  const parts = shortcut.toLowerCase().split("+");
  const key = parts.pop() ?? "";
  if (press.key.toLowerCase() !== key) return false;
  if (parts.includes("mod") !== (press.ctrlKey || press.metaKey)) return false;
  if (parts.includes("alt") !== press.altKey) return false;
  // Signs such as "?" need Shift on most keyboards, so only letters say whether it counts.
  const letter = /^[a-z]$/.test(key);
  return !letter || parts.includes("shift") === press.shiftKey;
}

type Place = Pick<Element, "tagName" | "getAttribute"> & { isContentEditable?: boolean };

const textless = new Set(["checkbox", "radio", "button", "submit", "reset", "file", "range", "color"]);

/** Whether keys pressed here are being written down. */
export function isTyping(place: Place | null): boolean {
  if (!place) return false;
  if (place.isContentEditable) return true;
  if (place.tagName === "TEXTAREA" || place.tagName === "SELECT") return true;
  return place.tagName === "INPUT" && !textless.has(place.getAttribute("type") ?? "text");
}

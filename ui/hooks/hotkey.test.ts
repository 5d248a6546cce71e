import { expect, test } from "vitest";
import { isHotkey, isTyping } from "./hotkey.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ["j", { ...bare, key: "j" }, true],
  ["j", { ...bare, key: "J", shiftKey: true }, false],
  ["j", { ...bare, key: "j", ctrlKey: true }, false],
  ["mod+k", { ...bare, key: "k", ctrlKey: true }, true],
  ["mod+k", { ...bare, key: "k", metaKey: true }, true],
  ["mod+k", { ...bare, key: "k" }, false],
  ["?", { ...bare, key: "?", shiftKey: true }, true],
  ["alt+ArrowRight", { ...bare, key: "ArrowRight", altKey: true }, true],
  ["Escape", { ...bare, key: "Escape" }, true],
])("hotkeys: %s with %o is %s", (shortcut, press, expected) => {
  expect(isHotkey(shortcut, press)).toBe(expected);
});

function place(tagName: string, type: string | null = null, isContentEditable = false) {
  return { tagName, getAttribute: () => type, isContentEditable };
}

test("hotkeys: keys in text fields and editors are typing; in boxes and buttons they are not", () => {
  expect(isTyping(place("INPUT"))).toBe(true);
  expect(isTyping(place("INPUT", "email"))).toBe(true);
  expect(isTyping(place("TEXTAREA"))).toBe(true);
  expect(isTyping(place("DIV", null, true))).toBe(true);
  expect(isTyping(place("INPUT", "checkbox"))).toBe(false);
  expect(isTyping(place("BUTTON"))).toBe(false);
  expect(isTyping(null)).toBe(false);
});

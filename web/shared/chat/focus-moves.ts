import type { KeyboardEvent } from "react";

/** Where the keyboard goes on the screen of messages when the thing it was on is left. */

function inSight(found: Element | null | undefined): found is HTMLElement {
  return found instanceof HTMLElement && found.checkVisibility();
}

/** A conversation in the list. */
export function focusRow(application: string) {
  const row = document.querySelector(`ol a[href*="application=${CSS.escape(application)}"]`);
  if (inSight(row)) row.focus();
  return inSight(row);
}

/** A message of the conversation that is open; without it, the box to write in. */
export function focusMessage(id: string | null) {
  const message = id ? document.querySelector(`[data-message="${CSS.escape(id)}"]`) : null;
  const box = document.querySelector(`section[aria-label="Conversation"] textarea`);
  const target = [message, box].find(inSight);
  target?.focus();
}

/** The box to write in below these messages. */
export function focusBoxBelow(log: Element) {
  log.parentElement?.querySelector<HTMLElement>("textarea")?.focus();
}

/** The last message above this box; false where there is none. */
export function focusLastAbove(box: Element) {
  const last = [...(box.closest("form")?.parentElement?.querySelectorAll("[data-message]") ?? [])].at(-1);
  if (!inSight(last)) return false;
  last.focus();
  return true;
}

/** Arrow keys go from conversation to conversation. */
export function walkRows(event: KeyboardEvent) {
  if (event.defaultPrevented || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const at = rows.indexOf(event.target as HTMLElement);
  const next = at === -1 ? undefined : rows[at + (event.key === "ArrowUp" ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

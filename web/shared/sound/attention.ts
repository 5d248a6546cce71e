import { useSyncExternalStore } from "react";
import { currentToasts, onToastChange } from "#ui/overlays/toast-store.ts";

const asking = new Set<object>();
const changed = new EventTarget();
const tell = () => changed.dispatchEvent(new Event("change"));

/** Pauses the music for something else that’s played; the answer ends the pause. */
export function askForQuiet(): () => void {
  const own = {};
  asking.add(own);
  tell();
  return () => {
    if (asking.delete(own)) tell();
  };
}

/** Whether something needs the person's attention: a dialog, a warning, a voice, a video, or another tab. */
export function useCalled(followed: boolean): boolean {
  return useSyncExternalStore(followed ? follow : unfollowed, isCalled, () => false);
}

function isCalled() {
  return (
    asking.size > 0 ||
    document.hidden ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    currentToasts().some(({ tone }) => tone === "warning" || tone === "error") ||
    [...document.querySelectorAll<HTMLMediaElement>("video, audio")].some(({ paused }) => !paused)
  );
}

const unfollowed = () => () => {};

/** The page is searched at most this often, also while a long list that scrolls changes it with every frame. */
const lookMs = 250;

function follow(told: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    waiting = undefined;
    told();
  };
  const soon = () => void (waiting ??= setTimeout(look, lookMs));
  const shown = new MutationObserver(soon);
  shown.observe(document.body, { childList: true, subtree: true });
  const events = ["play", "pause", "ended", "visibilitychange"];
  for (const event of events) document.addEventListener(event, told, true);
  changed.addEventListener("change", told);
  const stopToasts = onToastChange(told);
  return () => {
    clearTimeout(waiting);
    shown.disconnect();
    for (const event of events) document.removeEventListener(event, told, true);
    changed.removeEventListener("change", told);
    stopToasts();
  };
}

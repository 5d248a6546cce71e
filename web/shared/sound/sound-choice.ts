import { useSyncExternalStore } from "react";

/** Remembered on this device, for anyone who uses it. */
const place = "sound";
const changed = new EventTarget();

function isOn(): boolean {
  return localStorage.getItem(place) !== "off";
}

function setOn(on: boolean) {
  if (on) localStorage.removeItem(place);
  else localStorage.setItem(place, "off");
  changed.dispatchEvent(new Event("change"));
}

/** Whether music is on, and how to change that; it is until someone turns it off. */
export function useSoundChoice(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(follow, isOn, () => true), setOn];
}

/** Other tabs hear of it too. */
function follow(told: () => void) {
  changed.addEventListener("change", told);
  window.addEventListener("storage", told);
  return () => {
    changed.removeEventListener("change", told);
    window.removeEventListener("storage", told);
  };
}

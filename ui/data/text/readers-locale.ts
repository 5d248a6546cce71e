let locale = "en-US";

/** How the reader of this browser writes dates and times. */
export function readersLocale(): string {
  return locale;
}

/** Told once the reader is known; a server renders for many and is never told. */
export function writeDatesAs(next: string) {
  locale = next;
}

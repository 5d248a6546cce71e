interface Reader {
  locale: string;
}
const american = "en-US";
const here: Reader = { locale: american };
let reader = (): Reader => here;

/** How the reader writes dates and times. */
export function readersLocale(): string {
  return reader().locale;
}

/** Told as the frame of an app is rendered, before what it holds. */
export function writeDatesAs(next: string) {
  reader().locale = next;
}

/** A server renders for many readers at once: it says for whom it does now, and of no one known nothing is kept. */
export function tellReadersApart(find: () => Reader | undefined) {
  reader = () => find() ?? { locale: american };
}

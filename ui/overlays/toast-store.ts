export type ToastTone = "info" | "success" | "warning" | "error";

export type ToastWish = {
  /** What it is about, above the text. */
  title?: string;
  text: string;
  tone?: ToastTone;
  /** Takes back what was done; the toast then offers "Undo" on the key U. */
  undo?: () => void;
  /** Another thing to do about it: "Open", "Try again". */
  action?: { label: string; onSelect: () => void };
  /** A toast with the same key takes the other's place. */
  key?: string;
  /** How long it stays; null until it is put away. With undo: how long the server still takes it back. */
  lastsMs?: number | null;
};

export type ToastCard = Required<Pick<ToastWish, "text" | "tone">> &
  Pick<ToastWish, "title" | "undo" | "action"> & {
    id: string;
    lastsMs: number | null;
    /** Ends when its time is up, whoever points at it. */
    deadline: boolean;
  };

/** How long undo is offered where no server sets the time. */
export const undoWindowMs = 8000;
const readingMs = 5000;
/** The one sentence that does not say what happened, so a title says at least what it is. */
const saysNothing = "Something went wrong";

let toasts: readonly ToastCard[] = [];
let regions: readonly { id: string; inPane: boolean }[] = [];
let made = 0;
const listeners = new Set<() => void>();

/** Shows a sentence that goes away by itself; answers its id. */
export function showToast(wish: ToastWish): string {
  made += 1;
  const { text, tone = "info", undo, action, key, lastsMs } = wish;
  const title = wish.title ?? (text === saysNothing ? "Error" : undefined);
  const id = key ?? `toast-${made}`;
  const toast: ToastCard = {
    id,
    title,
    text,
    tone,
    undo,
    action,
    lastsMs: lastsMs === undefined ? stayOf(wish) : lastsMs,
    deadline: undo !== undefined && typeof lastsMs === "number",
  };
  change(() => {
    toasts = [...toasts.filter((other) => other.id !== id), toast];
  });
  // Here and not where it is drawn: the time of what has no room on the screen runs out as well.
  if (toast.deadline) setTimeout(() => dismissSame(toast), toast.lastsMs!);
  return id;
}

/** Puts one toast away, or all of them. */
export function dismissToast(id?: string): void {
  change(() => {
    toasts = id === undefined ? [] : toasts.filter((toast) => toast.id !== id);
  });
}

function dismissSame(toast: ToastCard) {
  if (toasts.includes(toast)) dismissToast(toast.id);
}

/** Errors stay until they are read and put away. */
function stayOf({ tone, undo }: ToastWish): number | null {
  if (tone === "error") return null;
  return undo ? undoWindowMs : readingMs;
}

export function currentToasts(): readonly ToastCard[] {
  return toasts;
}

/** The region that shows toasts now: a pane's before the app's own, whichever was mounted first. */
export function currentRegion(): string | undefined {
  return (regions.findLast(({ inPane }) => inPane) ?? regions.at(-1))?.id;
}

export function enterRegion(id: string, { inPane = false } = {}): () => void {
  change(() => {
    regions = [...regions, { id, inPane }];
  });
  return () =>
    change(() => {
      regions = regions.filter((other) => other.id !== id);
    });
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(apply: () => void): void {
  apply();
  for (const listener of listeners) listener();
}

import type { ToastWish } from "#ui/overlays/toast-store.ts";

/** The toast of a look at DNS records: what is still to do is no success. */
export function checked(advice: string | null, done: string): ToastWish {
  return advice === null ? { text: done, tone: "success" } : { text: advice, tone: "warning" };
}

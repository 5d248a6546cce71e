import type { ToastWish } from "#ui/overlays/toast-store.ts";

type Refused = readonly { message: string }[];

/** What is said of an act on several that was done, for some of them: "3 leads removed, 2 not: Ada is invited already." */
export function toldOfMany(done: string, refused: Refused): ToastWish {
  return refused.length === 0
    ? { text: done, tone: "success" }
    : { text: `${done}, ${refused.length} not: ${refused[0]!.message}`, tone: "warning" };
}

/** Where it was done for none. */
export function refusedToast([no]: Refused): ToastWish | undefined {
  return no && { text: no.message, tone: "error" };
}

import type { ToastWish } from "#ui/overlays/toast-store.ts";

type Refused = readonly { message: string }[];

/** What is said of an act on several that was done for some of them: "3 leads removed. 2 left out: Ada is invited already." */
export function toldOfMany(done: string, refused: Refused): ToastWish {
  const [why, ...others] = new Set(refused.map(({ message }) => message));
  if (why === undefined) return { text: done, tone: "success" };
  const example = others.length > 0 ? ", for example" : "";
  return { text: `${done}. ${refused.length} left out${example}: ${why}`, tone: "warning" };
}

/** Where it was done for none. */
export function refusedToast([no]: Refused): ToastWish | undefined {
  return no && { text: no.message, tone: "error" };
}

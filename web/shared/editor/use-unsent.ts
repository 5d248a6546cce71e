import { useEffect, useEffectEvent } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { type DraftPlace, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { changesBetween, pick } from "./changes.ts";
import type { Unsent } from "./use-draft.ts";

interface Written<Draft> {
  state: {
    draft: Draft;
    saved: Draft;
    restore: (typed: Unsent<Draft>) => void;
  };
  dirty: boolean;
  put: (part: Partial<Draft>) => void;
}

/** Keeps what did not reach the server on this device, and brings it back after a reload; leaving the form forgets it. */
export function useUnsent<Draft extends object>(
  { userId, name }: DraftPlace,
  { state, dirty, put }: Written<Draft>,
) {
  const { draft, saved, restore } = state;
  const bringBack = useEffectEvent(() => {
    const unsent = keptOnDevice<Unsent<Draft>>({ userId, name });
    if (!unsent) return;
    put(unsent.mine);
    restore(unsent);
    showToast({ text: "We brought back what you hadn’t saved yet", key: "unsent" });
  });
  useEffect(() => {
    bringBack();
  }, []);
  useEffect(() => {
    keepOnDevice({ userId, name }, dirty ? unsentOf(saved, draft) : null);
  }, [userId, name, dirty, draft, saved]);
  useEffect(() => () => keepOnDevice({ userId, name }, null), [userId, name]);
}

export function unsentOf<Draft extends object>(saved: Draft, draft: Draft): Unsent<Draft> | null {
  const mine = changesBetween(saved, draft);
  const names = Object.keys(mine) as (keyof Draft)[];
  return names.length > 0 ? { before: pick(saved, names), mine } : null;
}

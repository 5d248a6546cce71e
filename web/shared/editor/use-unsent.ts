import { useEffect, useEffectEvent } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { type DraftPlace, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { changesBetween } from "./changes.ts";

/** What was typed and did not reach the server, with the words it was typed over. */
interface Unsent<Draft> {
  before: Partial<Draft>;
  mine: Partial<Draft>;
}
interface Written<Draft> {
  state: {
    draft: Draft;
    saved: Draft;
    restore: (before: Partial<Draft>, mine: Partial<Draft>) => void;
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
    restore(unsent.before, unsent.mine);
    showToast({ text: "We brought back what you hadn’t saved yet", key: "unsent" });
  });
  useEffect(() => {
    bringBack();
  }, []);
  useEffect(() => {
    const mine = changesBetween(saved, draft);
    keepOnDevice({ userId, name }, dirty ? { before: pick(saved, mine), mine } : null);
  }, [userId, name, dirty, draft, saved]);
  useEffect(() => () => keepOnDevice({ userId, name }, null), [userId, name]);
}

function pick<Draft extends object>(from: Draft, like: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(
    Object.keys(like).map((name) => [name, from[name as keyof Draft]]),
  ) as Partial<Draft>;
}

import { useState } from "react";
import { type DraftPlace, forgetIfSame, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useMe } from "#web/shared/session/session.ts";
import { type Unsent, useDraft } from "./use-draft.ts";
import { unsentOf } from "./use-unsent.ts";

/** A form that one may leave to look at something else: what is typed waits on this device until it is sent or given up. */
export function useKeptForm<Thing, Draft extends object>(
  name: string,
  thing: Thing | null,
  draftOf: (thing: Thing | null) => Draft,
) {
  const place = usePlace(name);
  const state = useDraft(thing, draftOf, () => keptOnDevice<Unsent<Draft>>(place));
  const { draft, saved, conflicts } = state;
  const keep = (next: Draft) => keepOnDevice(place, unsentOf(saved, next));
  return {
    ...state,
    set(part: Partial<Draft>) {
      state.set(part);
      keep({ ...draft, ...part });
    },
    takeTheirs() {
      state.takeTheirs();
      const theirs = Object.fromEntries(conflicts.map((field) => [field, saved[field]]));
      keep({ ...draft, ...theirs });
    },
    giveUp: () => keepOnDevice(place, null),
  };
}

/** Whether a form stands open; one that was left with words in it is open again. */
export function useKeptOpen(name: string) {
  const place = usePlace(name);
  return useState(() => keptOnDevice(place) !== null);
}

/** Sends what such a form says: once the server has it, it is kept no longer, unless more was typed meanwhile. */
export function useKeptSending(name: string) {
  const place = usePlace(name);
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const sent = keptOnDevice(place);
    const result = await call();
    forgetIfSame(place, sent);
    return result;
  };
}

function usePlace(name: string): DraftPlace {
  return { userId: useMe().id, name };
}

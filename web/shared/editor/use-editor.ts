import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { useChange } from "#web/api/use-change.ts";
import { changesBetween } from "./changes.ts";
import { type Problem, leftOf, problemOf } from "./problem.ts";
import { useDraft } from "./use-draft.ts";

interface EditorOptions<Thing, Draft, Fields> {
  /** What is edited, as it was read last; null for what is not saved yet. */
  thing: Thing | null;
  draftOf: (thing: Thing | null) => Draft;
  /** The draft as it is sent. */
  fieldsOf: (draft: Draft) => Fields;
  /** Keeps a saved thing where screens read it. */
  keep: (thing: Thing, cache: QueryClient) => unknown;
  /** The problem that is left once a part was answered anew. */
  answered?: (problem: Problem | null, part: Partial<Draft>) => Problem | null;
  /** The place of the toast that tells a refusal, where no form shows it. */
  refusalKey?: string;
  /** The sentence for a failure that the server could not explain. */
  otherwise?: string;
  stale?: readonly (QueryKey | { queryKey: QueryKey })[];
}

/** One way of saving: all changes, publishing, a switch that takes effect at once. */
export interface Saving<Thing> {
  work: string;
  send: () => Promise<Thing>;
  success: (saved: Thing) => string | Parameters<typeof showToast>[0];
  /** What keeps it from being sent at all. */
  stop?: Problem | null;
  done?: (saved: Thing) => unknown;
}

/**
 * Something while it is edited: what is typed, what differs from what is saved, what was refused. What someone else saves
 * meanwhile is taken over; where both changed the same field, what was typed here stays and the field is named.
 */
export function useEditor<Thing, Draft extends object, Fields extends object>(
  options: EditorOptions<Thing, Draft, Fields>,
) {
  const { draftOf, fieldsOf, keep, answered = leftAfter } = options;
  const state = useDraft(options.thing, draftOf);
  const { draft } = state;
  const cache = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const free = useRef(false);
  const changes = changesBetween(fieldsOf(state.saved), fieldsOf(draft));
  const dirty = Object.keys(changes).length > 0;

  const saving = useSaving({ ...options, take, onProblem: setProblem });

  /** What the server has now, apart from what was typed since it was sent. */
  function take(saved: Thing, sent: Draft) {
    keep(saved, cache);
    state.accept(draftOf(saved), sent);
  }
  function set(part: Partial<Draft>) {
    state.set(part);
    setProblem((last) => answered(last, part));
  }
  async function save(one: Saving<Thing>): Promise<boolean> {
    setProblem(one.stop ?? null);
    return !one.stop && saving.attempt({ ...one, sent: draft });
  }
  /** Back to what is saved; what was typed can be brought back. */
  function discard() {
    state.set(state.saved);
    setProblem(null);
    showToast({ text: "Changes discarded", key: "discarded", undo: () => state.set(draft) });
  }
  /** Goes to another address of the same thing without being asked about unsaved changes. */
  const moveOn = (go: () => unknown) => whileFree(free, go);
  const busy = saving.isPending ? saving.variables.work : null;
  /** `free` is for the guard of unsaved changes. */
  return { ...state, set, changes, dirty, discard, problem, free, moveOn, busy, save, take };
}

interface SavingOptions<Thing, Draft> extends Pick<
  EditorOptions<Thing, Draft, object>,
  "otherwise" | "refusalKey" | "stale"
> {
  take: (saved: Thing, sent: Draft) => void;
  onProblem: (problem: Problem | null) => void;
}
/** Sends one saving at a time; what is refused becomes the problem of the form. */
function useSaving<Thing, Draft>(options: SavingOptions<Thing, Draft>) {
  const { take, onProblem, otherwise, refusalKey, stale } = options;
  return useChange({
    call: ({ send }: Saving<Thing> & { sent: Draft }) => send(),
    done: async (saved, { sent, done }) => {
      take(saved, sent);
      await done?.(saved);
    },
    success: (saved, { success }) => success(saved),
    refusal: (error) => {
      onProblem(problemOf(error, otherwise));
      return refusalKey ? { key: refusalKey } : null;
    },
    otherwise,
    once: () => "editor",
    stale,
  });
}

/** Goes somewhere without the question about unsaved changes. */
export async function whileFree(free: RefObject<boolean>, go: () => unknown) {
  free.current = true;
  await go();
  free.current = false;
}

function leftAfter(problem: Problem | null, part: object) {
  return leftOf(problem, Object.keys(part));
}

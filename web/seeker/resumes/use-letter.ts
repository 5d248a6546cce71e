import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { ProposedLetter } from "#contract/cover-letters.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { useUnsent } from "#web/shared/editor/use-unsent.ts";
import { useMe } from "#web/shared/session/session.ts";
import { letterFor } from "../shared/cover-letter.ts";

const quietMs = 700;
interface Written {
  text: string;
}
type Draft = ReturnType<typeof useDraft<string, Written>>;

/** Keeps what is written a moment after the last key; a letter of no words is none. */
function useKeptLetter(jobId: string, { conflicts, settleParts }: Pick<Draft, "conflicts" | "settleParts">) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAutosave<Partial<Written>, undefined, void>({
    quietMs,
    mayPass,
    held: conflicts.length > 0,
    send: async ({ text }) => {
      if (text === undefined) return;
      try {
        const letter = text.trim()
          ? await api.coverLetters.keep({ body: { jobId, text } })
          : await api.coverLetters.remove({ query: { jobId } }).then(() => null);
        settleParts({ text }, { text: letter?.text ?? "" });
        cache.setQueryData(letterFor(jobId).queryKey, letter);
        setProblem(null);
      } catch (error) {
        setProblem(sentenceOf(error));
        throw error;
      }
    },
  });
  return { ...saving, problem, saved: Object.keys(saving.changes).length === 0 };
}

/** The words of a letter; those that the server doesn’t have yet wait on this device. */
function useWords(jobId: string, kept: string) {
  const state = useDraft<string, Written>(kept, (text) => ({ text: text ?? "" }));
  const { text } = state.draft;
  const [steps, setSteps] = useState(() => historyOf(text));
  const saving = useKeptLetter(jobId, state);
  const { id: userId } = useMe();
  const dirty = text !== state.saved.text;
  useUnsent({ userId, name: `letter:${jobId}` }, { state, dirty, put: bringBack });
  function bringBack(unsent: Partial<Written>) {
    setSteps((last) => step(last, unsent.text ?? last.present));
    saving.change(unsent);
  }
  function put(next: History<string>) {
    setSteps(next);
    state.set({ text: next.present });
    saving.change({ text: next.present });
  }
  // What came from another device meanwhile is where the next step begins.
  return { state, saving, put, history: { ...steps, present: text } };
}

/** A cover letter while it is written: every step can be undone. */
export function useLetter(jobId: string, kept: string) {
  const { state, saving, put, history } = useWords(jobId, kept);
  const [draft, setDraft] = useState<ProposedLetter | null>(null);
  const propose = useChange({
    call: () => api.coverLetters.propose({ body: { jobId } }),
    done: (proposed) => {
      setDraft(proposed);
      put(step(history, proposed.text));
    },
    toastKey: "cover-letter",
  });
  return {
    text: history.present,
    draft,
    propose,
    problem: saving.problem,
    saved: saving.saved,
    conflict: state.conflicts.length > 0,
    takeTheirs: () => {
      put(step(history, state.saved.text));
      state.takeTheirs();
    },
    keepMine: () => {
      state.keepMine();
      void saving.save().catch(() => undefined);
    },
    save: () => saving.save(),
    write: (next: string) => put(step(history, next, "text")),
    undo: history.past.length > 0 ? () => put(undo(history)) : null,
    redo: history.future.length > 0 ? () => put(redo(history)) : null,
  };
}

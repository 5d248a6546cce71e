import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { ProposedLetter } from "#contract/cover-letters.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { letterFor } from "../shared/cover-letter.ts";

const quietMs = 700;

/** Keeps what is written a moment after the last key; a letter of no words is none. */
function useKeptLetter(jobId: string) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAutosave<{ text?: string }, undefined, void>({
    quietMs,
    mayPass,
    send: async ({ text }) => {
      if (text === undefined) return;
      try {
        const letter = text.trim()
          ? await api.coverLetters.keep({ body: { jobId, text } })
          : await api.coverLetters.remove({ query: { jobId } }).then(() => null);
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

/** A cover letter while it is written: every step can be undone. */
export function useLetter(jobId: string, kept: string) {
  const [history, setHistory] = useState(() => historyOf(kept));
  const [draft, setDraft] = useState<ProposedLetter | null>(null);
  const { change, save, problem, saved } = useKeptLetter(jobId);
  function put(next: History<string>) {
    setHistory(next);
    change({ text: next.present });
  }
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
    problem,
    saved,
    save: () => save(),
    write: (text: string) => put(step(history, text, "text")),
    undo: history.past.length > 0 ? () => put(undo(history)) : null,
    redo: history.future.length > 0 ? () => put(redo(history)) : null,
  };
}

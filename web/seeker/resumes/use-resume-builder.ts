import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { ResumeStyle } from "#contract/resume-style.ts";
import type { Resume, ResumeContent } from "#contract/resumes.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";

export interface ResumeDraft {
  content: ResumeContent;
  style: ResumeStyle;
}
const quietMs = 700;

/** A resume while it is written: every step can be undone, and is saved after a moment of quiet. */
export function useResumeBuilder({ id, content, style }: Resume) {
  const cache = useQueryClient();
  const [history, setHistory] = useState(() => historyOf<ResumeDraft>({ content, style }));
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAutosave<Partial<ResumeDraft>, undefined, void>({
    quietMs,
    send: async (changes) => {
      try {
        const saved = await api.resumes.update({ body: { id, ...changes } });
        cache.setQueryData(myResumes.queryKey, (all) =>
          all?.map((each) => (each.id === saved.id ? saved : each)),
        );
        setProblem(null);
      } catch (error) {
        setProblem(sentenceOf(error));
        throw error;
      }
    },
  });
  function put(next: History<ResumeDraft>) {
    setHistory(next);
    saving.change(next.present);
  }
  const { past, present, future } = history;
  const keep = (part: Partial<ResumeDraft>, field?: string) =>
    put(step(history, { ...present, ...part }, field));
  return {
    draft: present,
    problem,
    saved: Object.keys(saving.changes).length === 0,
    save: () => saving.save(),
    write: (patch: Partial<ResumeContent>) =>
      keep({ content: { ...present.content, ...patch } }, Object.keys(patch).join()),
    restyle: (patch: Partial<ResumeStyle>) =>
      keep({ style: { ...present.style, ...patch } }, `style ${Object.keys(patch).join()}`),
    undo: past.length > 0 ? () => put(undo(history)) : null,
    redo: future.length > 0 ? () => put(redo(history)) : null,
  };
}
export type ResumeBuilder = ReturnType<typeof useResumeBuilder>;

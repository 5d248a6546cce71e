import { useState } from "react";
import type { ResumeStyle } from "#contract/resume-style.ts";
import type { Resume, ResumeContent } from "#contract/resumes.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { useUnsent } from "#web/shared/editor/use-unsent.ts";
import { useMe } from "#web/shared/session/session.ts";
import { type ResumeParts, flatten, unflatten } from "./resume-parts.ts";
import { useResumeSaving } from "./use-resume-saving.ts";

export interface ResumeDraft {
  content: ResumeContent;
  style: ResumeStyle;
}

/**
 * A resume while it is written: every step can be undone, and is saved after a moment of quiet. Only what was changed is
 * sent, so that what is changed elsewhere meanwhile stays; where both changed the same part, the person chooses. What
 * the server doesn’t have yet waits on this device.
 */
export function useResumeBuilder(resume: Resume) {
  const state = useDraft(resume as Resume | null, (thing) => flatten(thing ?? resume));
  const [history, setHistory] = useState(() => historyOf<ResumeParts>(state.draft));
  const saving = useResumeSaving(resume, state);
  useWaiting(resume, { state, put: bringBack });
  function bringBack(parts: Partial<ResumeParts>) {
    setHistory((last) => step(last, { ...last.present, ...parts }));
    saving.change(parts);
  }
  function put(next: History<ResumeParts>, parts: Partial<ResumeParts>) {
    setHistory(next);
    state.set(parts);
    saving.change(parts);
  }
  const walk = (next: History<ResumeParts>) => put(next, changesBetween(history.present, next.present));
  const keep = (parts: Partial<ResumeParts>, field: string) =>
    put(step(history, { ...state.draft, ...parts }, field), parts);
  return {
    draft: unflatten(state.draft),
    conflicts: state.conflicts,
    takeTheirs: () => {
      const theirs = Object.fromEntries(state.conflicts.map((part) => [part, state.saved[part]]));
      setHistory(step(history, { ...state.draft, ...theirs }));
      state.takeTheirs();
      saving.change(theirs);
    },
    keepMine: () => {
      state.keepMine();
      void saving.save().catch(() => undefined);
    },
    problem: saving.problem,
    saved: Object.keys(saving.changes).length === 0,
    save: () => saving.save(),
    write: (patch: Partial<ResumeContent>) => keep(patch, Object.keys(patch).join()),
    restyle: (patch: Partial<ResumeStyle>) => keep(patch, `style ${Object.keys(patch).join()}`),
    undo: history.past.length > 0 ? () => walk(undo(history)) : null,
    redo: history.future.length > 0 ? () => walk(redo(history)) : null,
  };
}
type Draft = ReturnType<typeof useDraft<Resume | null, ResumeParts>>;
interface Waiting {
  state: Pick<Draft, "draft" | "saved" | "restore">;
  put: (parts: Partial<ResumeParts>) => void;
}
function useWaiting({ id }: Resume, { state, put }: Waiting) {
  const { id: userId } = useMe();
  const dirty = Object.keys(changesBetween(state.saved, state.draft)).length > 0;
  useUnsent({ userId, name: `resume:${id}` }, { state, dirty, put });
}
export type ResumeBuilder = ReturnType<typeof useResumeBuilder>;

import { useRef, useState } from "react";
import type { PageDraft } from "#contract/careers.ts";
import type { PageDocument } from "#shared/blocks/blocks.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { usePageSaving, usePublishing } from "./use-page-saving.ts";

const quietMs = 700;

/** A careers page while it is written: every step can be undone, and is saved after a moment of quiet. */
export function usePageEditor(companyId: string, known: PageDraft, onSaved: () => void) {
  const { keep, send, theirs, settle, version } = usePageSaving(companyId, known);
  const saving = useAutosave<{ document?: PageDocument }, string, PageDraft | null>({
    quietMs,
    mayPass,
    held: theirs !== null,
    send: async ({ document }) => (document ? send(document) : null),
    onQuietSave: onSaved,
  });
  const steps = useSteps(known.document, (document) => saving.change({ document }));
  const dirty = saving.changes.document !== undefined;
  if (known.version > version && !dirty && !theirs) {
    settle(known);
    steps.restart(known.document);
  }
  const publishing = usePublishing(companyId, keep);
  async function publish() {
    const saved =
      !dirty ||
      (await saving.save().then(
        () => true,
        () => false,
      ));
    if (!saved) return;
    onSaved();
    await publishing.attempt();
  }
  /** What a teammate saved meanwhile, with the ways to go on from there. */
  const conflict = theirs && {
    by: theirs.changedBy,
    useTheirs: () => {
      settle(theirs);
      steps.replace(theirs.document);
    },
    keepMine: () => {
      settle(theirs);
      saving.change({ document: { ...steps.document } });
    },
  };
  return { ...steps, dirty, saving: saving.state, conflict, publish, publishing: publishing.isPending };
}
export type PageEditor = ReturnType<typeof usePageEditor>;

/** The page as it stands, and the steps that led to it. */
function useSteps(start: PageDocument, onStep: (document: PageDocument) => void) {
  const [shown, setShown] = useState(() => historyOf(start));
  /** The same, also for what was offered some steps ago: a toast's undo. */
  const history = useRef(shown);
  /** Rises when words are put in from outside, for fields that keep their own while they are typed in. */
  const [round, setRound] = useState(0);
  const { past, present, future } = shown;
  function go(next: History<PageDocument>) {
    history.current = next;
    setShown(next);
  }
  function put(next: History<PageDocument>) {
    go(next);
    onStep(next.present);
  }
  function putIn(next: History<PageDocument>) {
    put(next);
    setRound((last) => last + 1);
  }
  return {
    document: present,
    round,
    /** One step; with a field, typing on in it is the same step. */
    change: (part: (now: PageDocument) => Partial<PageDocument>, field?: string) => {
      const now = history.current.present;
      put(step(history.current, { ...now, ...part(now) }, field));
    },
    /** Another whole page: a version, a teammate's, or the one made from the profile. */
    replace: (document: PageDocument) => putIn(step(history.current, document)),
    /** Begins anew with what someone else saved while nothing was changed here. */
    restart: (document: PageDocument) => {
      go(historyOf(document));
      setRound((last) => last + 1);
    },
    undo: past.length > 0 ? () => putIn(undo(history.current)) : null,
    redo: future.length > 0 ? () => putIn(redo(history.current)) : null,
  };
}

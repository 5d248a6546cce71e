import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ExternalJob, ExternalJobFields } from "#contract/external-jobs.ts";
import { api } from "#web/api/client.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { type Problem, leftOf, withRefused } from "#web/shared/editor/problem.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { draftOf, fieldsOf, type PostingDraft, sentNames } from "./posting-draft.ts";
import { postingById } from "./posting.ts";

const quietMs = 800;

interface Writing {
  draft: PostingDraft;
  /** What the server has, as it was sent. */
  saved: ExternalJobFields;
  problem: Problem | null;
}

/** Saves the form as it is typed. A field that is refused is named, and the others are saved without it. */
export function usePostingSaving(job: ExternalJob) {
  const cache = useQueryClient();
  const { writing, latest, put } = useWriting(job);
  async function send(all: boolean): Promise<ExternalJob> {
    const fields = all ? changesIn(latest.current) : unsentIn(latest.current);
    if (isEmpty(fields)) return cache.getQueryData(postingById(job.id).queryKey) ?? job;
    const wrong = wrongIn(latest.current).length;
    try {
      const known = await api.externalJobs.update({ params: { id: job.id }, body: fields });
      put({ saved: { ...latest.current.saved, ...fields } });
      cache.setQueryData(postingById(job.id).queryKey, known);
      return known;
    } catch (error) {
      if (mayPass(error)) throw error;
      put({ problem: withRefused(latest.current.problem, error) });
      if (all || wrongIn(latest.current).length === wrong) throw error;
      return send(false);
    }
  }
  const saving = useAutosave<{ typed?: object }, "all", ExternalJob>({
    quietMs,
    mayPass,
    send: (_, all) => send(all !== undefined),
  });
  function set(part: Partial<PostingDraft>) {
    const { draft, problem } = latest.current;
    put({ draft: { ...draft, ...part }, problem: leftOf(problem, sentNames(part)) });
    saving.change({ typed: {} });
  }
  return {
    draft: writing.draft,
    problem: writing.problem,
    set,
    /** "all" sends also what was refused before, to hear why. */
    save: saving.save,
    dirty: !isEmpty(changesIn(writing)),
    words: savedWords(writing, saving.state),
  };
}

/** What is typed and saved, also for a save that began before the last rendering. */
function useWriting(job: ExternalJob) {
  const [writing, setWriting] = useState<Writing>(() => begun(job));
  const latest = useRef(writing);
  function put(part: Partial<Writing>) {
    latest.current = { ...latest.current, ...part };
    setWriting(latest.current);
  }
  return { writing, latest, put };
}

function begun(job: ExternalJob): Writing {
  const draft = draftOf(job);
  return { draft, saved: fieldsOf(draft), problem: null };
}

function changesIn({ saved, draft }: Writing) {
  return changesBetween(saved, fieldsOf(draft));
}
/** Fields that cannot be saved as they are. */
function wrongIn({ draft, problem }: Writing) {
  return [...Object.keys(problem?.fields ?? {}), ...(payMistake(draft) ? ["salary"] : [])];
}
function unsentIn(writing: Writing): Partial<ExternalJobFields> {
  const wrong = wrongIn(writing);
  return Object.fromEntries(Object.entries(changesIn(writing)).filter(([name]) => !wrong.includes(name)));
}
function isEmpty(fields: object) {
  return Object.keys(fields).length === 0;
}

/** How the writing is saved. */
function savedWords(writing: Writing, state: ReturnType<typeof useAutosave>["state"]) {
  if (isEmpty(changesIn(writing))) return "Saved as you type";
  if (state === "waits") return "No connection. We’ll save your changes when it’s back.";
  if (isEmpty(unsentIn(writing))) return "Saved, except the highlighted fields";
  if (state === "refused") return `Not saved. ${writing.problem?.sentence ?? ""}`.trim();
  return "Saving…";
}

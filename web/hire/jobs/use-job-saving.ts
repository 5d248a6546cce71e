import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { CallRefused } from "#contract/client.ts";
import type { JobInWriting } from "#contract/job-drafts.ts";
import type { JobFields } from "#contract/job-shapes.ts";
import { api } from "#web/api/client.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";
import { type Problem, withRefused } from "#web/shared/editor/problem.ts";
import { mayPass as mayPassByItself } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import type { useDraft } from "#web/shared/editor/use-draft.ts";
import { jobById, jobInWriting } from "#web/hire/shared/jobs/hire-jobs.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { type CompanyDefaults, type JobDraft, draftOf, fieldsOf, sentName } from "./job-draft.ts";

const quietMs = 900;

interface Writing {
  state: ReturnType<typeof useDraft<JobInWriting, JobDraft>>;
  /** The version on screen; null for a new job. */
  held: JobInWriting | null;
  hold: (known: JobInWriting) => void;
  companyDefaults: CompanyDefaults;
  problem: Problem | null;
  onProblem: (problem: Problem) => void;
  onCreated: (known: JobInWriting) => unknown;
}

/** Saves the draft of a job by itself, over the version the writer has seen. */
export function useJobSaving(writing: Writing) {
  const cache = useQueryClient();
  const latest = useRef(writing);
  useEffect(() => void (latest.current = writing));

  function keep(known: JobInWriting) {
    latest.current = { ...latest.current, held: known };
    writing.hold(known);
    cache.setQueryData(jobInWriting(known.job.id).queryKey, known);
    cache.setQueryData(jobById(known.job.id).queryKey, known.job);
  }
  async function send(all?: "all"): Promise<void> {
    const { state, held, companyDefaults, onCreated } = latest.current;
    if (state.conflicts.length > 0) throw new Error("Another version waits for a decision");
    const wrong = all ? [] : wrongIn(latest.current);
    const fields = unsentIn(latest.current, wrong);
    if (Object.keys(fields).length === 0) return;
    try {
      const known = await sendFields(held, held ? fields : { ...shownAtFirst(state.draft), ...fields });
      keep(known);
      state.settle(withOld(state, wrong), draftOf(known, companyDefaults));
      if (!held) await onCreated(known);
    } catch (error) {
      if (isConflict(error)) await cache.refetchQueries(jobInWriting(held!.job.id));
      const problem = mayPass(error) ? null : withRefused(latest.current.problem, error);
      if (!problem) throw error;
      latest.current = { ...latest.current, problem };
      writing.onProblem(problem);
      if (all || wrongIn(latest.current).length === wrong.length) throw error;
      return send();
    }
  }
  const change = (_: object, all?: "all") => send(all);
  const autosave = useAutosave<{ typed?: object }, "all", void>({ quietMs, send: change, mayPass });
  const typed = () => autosave.change({ typed: {} });
  const idle = autosave.state === "rest" && Object.keys(autosave.changes).length === 0;
  const waits = writing.state.conflicts.length === 0 && Object.keys(unsentIn(writing)).length > 0;
  useOnce(idle && waits, typed);
  return { ...autosave, typed, keep, version: () => latest.current.held };
}

/** Sends again what a settled conflict or a reload has left over. */
function useOnce(when: boolean, act: () => void) {
  const go = useEffectEvent(act);
  useEffect(() => {
    if (when) go();
  }, [when]);
}

/** What a new job shows before anyone chose it, and the server would leave empty. */
function shownAtFirst({ employmentType }: JobDraft): Partial<JobFields> {
  return { employmentType };
}

async function sendFields(held: JobInWriting | null, fields: Partial<JobFields>): Promise<JobInWriting> {
  if (!held)
    return {
      job: await api.jobs.create({ body: fields }),
      waiting: {},
      stagesGone: [],
      leftBoard: false,
      version: 0,
      changedBy: null,
    };
  const { job, version } = held;
  return api.jobs.saveDraft({ params: { id: job.id }, body: { ...fields, draftVersion: version } });
}

type Unsaved = Pick<Writing, "state" | "problem">;
/** Fields that cannot be saved as they are: the others are saved without them. */
function wrongIn({ state: { draft }, problem }: Unsaved) {
  return [...Object.keys(problem?.fields ?? {}), ...(payMistake(draft) ? ["salary"] : [])];
}
function unsentIn(unsaved: Unsaved, wrong: readonly string[] = wrongIn(unsaved)): Partial<JobFields> {
  const { saved, draft } = unsaved.state;
  const changed = Object.entries(changesBetween(fieldsOf(saved), fieldsOf(draft)));
  return Object.fromEntries(changed.filter(([name]) => !wrong.includes(name)));
}
/** What was sent; what is wrong stays as it was saved before. */
function withOld({ draft, saved }: Writing["state"], wrong: readonly string[]): JobDraft {
  const names = Object.keys(draft) as (keyof JobDraft)[];
  const old = names.filter((name) => wrong.includes(sentName(name)));
  return { ...draft, ...Object.fromEntries(old.map((name) => [name, saved[name]])) };
}

function isConflict(error: unknown) {
  return error instanceof CallRefused && error.error.code === "CONFLICT";
}
function mayPass(error: unknown) {
  return mayPassByItself(error) || isConflict(error);
}

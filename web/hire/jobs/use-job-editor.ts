import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { JobInWriting } from "#contract/job-drafts.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";
import type { Problem } from "#web/shared/editor/problem.ts";
import { keepOnDevice } from "#web/api/device-drafts.ts";
import { useUnsent } from "#web/shared/editor/use-unsent.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { useSteps } from "#web/shared/editor/use-steps.ts";
import {
  type CompanyDefaults,
  type JobDraft,
  draftOf,
  draftOfJob,
  fieldsOf,
  problemAfter,
} from "./job-draft.ts";
import { useJobActions } from "./use-publishing.ts";
import { useJobSaving } from "./use-job-saving.ts";

interface JobInEditor {
  /** As it was read last; null for a new one. */
  opened: JobInWriting | null;
  companyDefaults: CompanyDefaults;
  /** Hears the id that a new job has from now on. */
  onKept: (id: string) => void;
}

/** The job in the editor: what is written saves itself, each step can be undone, and publishing is a press. */
export function useJobEditor(given: JobInEditor) {
  const writing = useWriting(given);
  const { state, saving, held, steps, problem, onProblem } = writing;
  const { draft, saved } = state;
  const dirty = differs(saved, draft);
  const { id: userId } = useMe();
  useUnsent({ userId, name: `job:${held?.job.id ?? "new"}` }, { state, dirty, put: steps.change });
  const job = held?.job ?? null;
  const actions = useJobActions({ job, draft, saving, onProblem, done: writing.take });
  return {
    ...state,
    ...actions,
    job,
    changedBy: held?.changedBy ?? null,
    stagesGone: held?.stagesGone ?? [],
    leftBoard: held?.leftBoard ?? false,
    set: steps.change,
    undo: steps.undo,
    redo: steps.redo,
    round: state.round + steps.turns,
    problem,
    dirty,
    saving: saving.state,
    /** Whether something differs from what people see. */
    unpublished: differs(draftOfJob(job, given.companyDefaults), draft),
    free: writing.free,
  };
}
export type JobEditor = ReturnType<typeof useJobEditor>;

function differs(one: JobDraft, other: JobDraft) {
  return Object.keys(changesBetween(fieldsOf(one), fieldsOf(other))).length > 0;
}

/** What is typed on its way to the server. */
function useWriting({ opened, companyDefaults, onKept }: JobInEditor) {
  const [held, hold] = useState(opened);
  const [problem, onProblem] = useState<Problem | null>(null);
  const readDraft = (known: JobInWriting | null) => draftOf(known, companyDefaults);
  const state = useDraft(held, readDraft);
  const { free, onCreated } = useOpening(held, onKept);
  const saving = useJobSaving({ state, held, hold, companyDefaults, problem, onProblem, onCreated });
  const steps = useSteps(state.draft, put);

  // Newer words are taken in, but not the writer's own on their way back.
  const newer = opened && opened !== held && opened.version > (held?.version ?? -1);
  if (newer && saving.state !== "saving") hold(opened);

  function put(part: Partial<JobDraft>) {
    state.set(part);
    onProblem((last) => problemAfter(last, part));
    saving.typed();
  }
  function take(known: JobInWriting) {
    saving.keep(known);
    state.accept(readDraft(known), state.draft);
  }
  return { state, saving, held, steps, problem, onProblem, take, free };
}

/** A new job has an address of its own once it is saved. */
function useOpening(held: JobInWriting | null, onKept: (id: string) => void) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id: userId } = useMe();
  const free = useRef(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);
  async function onCreated({ job: { id } }: JobInWriting) {
    keepOnDevice({ userId, name: "job:new" }, null);
    void cache.invalidateQueries({ queryKey: ["jobs", "page"] });
    if (held || !alive.current) return;
    onKept(id);
    free.current = true;
    await navigate(`/hire/jobs/${id}`, { replace: true });
    free.current = false;
  }
  return { onCreated, free };
}

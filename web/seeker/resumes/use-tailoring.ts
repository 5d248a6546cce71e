import { useMemo, useRef, useState } from "react";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { ResumeVersion } from "#contract/resume-tailoring.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { isOvertaken } from "./is-overtaken.ts";
import { keyOfOperation } from "./key-of-operation.ts";
import { type PartChoice, together, useKeptDecisions, useUndelivered } from "./use-kept-decisions.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";

/** What is made of resumes for jobs: read again once one of them was changed. */
export const tailored = [["resume-proposals"], ["resume-version"]] as const;

/** What could be changed for a job, in the resume named or the default one. */
export const proposalsFor = (jobId: string, id: string | undefined) =>
  queryOptions({
    queryKey: ["resume-proposals", jobId, id ?? null],
    queryFn: () => api.resumeTailoring.optimize({ body: { jobId, id } }),
    staleTime: Infinity,
  });
/** The version kept for a job. */
export const versionFor = (jobId: string) =>
  queryOptions({
    queryKey: ["resume-version", jobId],
    queryFn: () => api.resumeTailoring.version({ query: { jobId } }),
  });

export type Decision = "accepted" | "refused" | null;
interface Wanted {
  changes: ResumeOperation[];
  decided: PartChoice[];
}
/** What one undoes and redoes: refusing changes nothing on the server and is a step all the same. */
interface Decided {
  accepted: ResumeOperation[];
  refused: readonly string[];
}
interface Tailored {
  jobId: string;
  baseId: string;
  kept: ResumeVersion | null;
}
const quietMs = 200;

/** Keeps the accepted operations as the version of a job, a moment after the last press. */
function useKeptVersion({ jobId, baseId }: Tailored, decisions: Decisions) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAutosave<Partial<Wanted>, undefined, void>({
    quietMs,
    mayPass,
    send: async ({ changes = decisions.accepted(), decided = [] }) => {
      try {
        const body = { jobId, baseId, changes, decided, seen: decisions.seen() };
        const kept = await api.resumeTailoring.keepVersion({ body });
        decisions.see(kept.changes);
        cache.setQueryData(versionFor(jobId).queryKey, kept);
        setProblem(null);
        void cache.invalidateQueries(myResumes);
      } catch (error) {
        if (isOvertaken(error)) return startAgain(decided);
        setProblem(sentenceOf(error));
        throw error;
      }
    },
  });
  /** Another window kept changes meanwhile: what was decided here goes on top of them. */
  async function startAgain(decided: PartChoice[]) {
    const there = await cache.fetchQuery({ ...versionFor(jobId), staleTime: 0 });
    saving.change({ changes: decisions.putOn(there?.changes ?? []), decided: [...decided] });
    showToast({ text: "You changed this version in another window too. We kept both.", key: "together" });
  }
  return { ...saving, problem, saved: Object.keys(saving.changes).length === 0 };
}

type Decisions = ReturnType<typeof useDecisions>;
/** What is decided here, step by step, on top of what the server was last seen to have. */
function useDecisions(before: ResumeOperation[], undelivered: ResumeOperation[] | undefined) {
  const seen = useRef(before);
  const [history, setHistory] = useState(() => {
    const start = historyOf<Decided>({ accepted: before, refused: [] });
    return undelivered ? step(start, { accepted: undelivered, refused: [] }) : start;
  });
  const latest = useRef(history);
  function show(next: History<Decided>) {
    latest.current = next;
    setHistory(next);
  }
  return {
    history,
    show,
    accepted: () => latest.current.present.accepted,
    seen: () => seen.current,
    see(kept: ResumeOperation[]) {
      seen.current = kept;
    },
    /** Puts every step on top of these changes, so that undoing one takes back nothing else. */
    putOn(kept: ResumeOperation[]) {
      const on = (each: Decided) => ({
        ...each,
        accepted: together({ before: seen.current, changes: each.accepted }, kept),
      });
      const { past, present, future } = latest.current;
      show({ past: past.map(on), present: on(present), future: future.map(on), field: null });
      seen.current = kept;
      return latest.current.present.accepted;
    },
  };
}

/** What is accepted, with its steps; until the server has it, it waits on this device. */
function useAccepted(tailored: Tailored) {
  const { jobId, baseId, kept } = tailored;
  const before = kept?.changes;
  const name = `tailoring:${jobId}:${baseId}`;
  const undelivered = useUndelivered(name, before ?? []);
  const decisions = useDecisions(before ?? [], undelivered?.changes);
  const { history, show } = decisions;
  const { accepted } = history.present;
  const saving = useKeptVersion(tailored, decisions);
  const { change, changes, saved } = saving;
  const now = useMemo(
    () => (saved ? null : { before: before ?? [], changes: accepted, decided: changes.decided ?? [] }),
    [saved, before, accepted, changes.decided],
  );
  useKeptDecisions(name, { undelivered, now, send: change });
  function put(next: History<Decided>) {
    show(next);
    if (next.present.accepted !== accepted) change({ changes: next.present.accepted });
  }
  return { ...saving, accepted, history, put };
}

/** The operations accepted for a job: each press is kept at once, and can be undone. */
export function useTailoring(tailored: Tailored) {
  const { accepted, history, put, change, changes, problem, saved } = useAccepted(tailored);
  const { refused } = history.present;
  const take = (part: Partial<Decided>) => put(step(history, { ...history.present, ...part }));
  const isIn = (list: readonly ResumeOperation[], operation: ResumeOperation) =>
    list.some((each) => keyOfOperation(each) === keyOfOperation(operation));
  const without = (operation: ResumeOperation) => accepted.filter((each) => !isIn([operation], each));
  const decisionOf = (operation: ResumeOperation): Decision =>
    isIn(accepted, operation) ? "accepted" : refused.includes(keyOfOperation(operation)) ? "refused" : null;
  function decide(operation: ResumeOperation, decision: Decision) {
    const key = keyOfOperation(operation);
    const left = isIn(accepted, operation) ? without(operation) : accepted;
    const others = refused.filter((each) => each !== key);
    take({
      accepted: decision === "accepted" ? [...left, operation] : left,
      refused: decision === "refused" ? [...others, key] : others,
    });
  }
  return {
    accepted,
    decisionOf,
    decide,
    acceptAll: (operations: readonly ResumeOperation[]) => take({ accepted: [...accepted, ...operations] }),
    replace: (operation: ResumeOperation, by: ResumeOperation | null) =>
      take({ accepted: [...without(operation), ...(by ? [by] : [])] }),
    choose(choice: PartChoice) {
      const others = (changes.decided ?? []).filter(({ part }) => part !== choice.part);
      change({ decided: [...others, choice] });
    },
    undo: history.past.length > 0 ? () => put(undo(history)) : null,
    redo: history.future.length > 0 ? () => put(redo(history)) : null,
    problem,
    saved,
  };
}
export type Tailoring = ReturnType<typeof useTailoring>;

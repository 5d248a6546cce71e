import { useState } from "react";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { ResumeVersion } from "#contract/resume-tailoring.ts";
import { type History, historyOf, redo, step, undo } from "#shared/blocks/history.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { mayPass } from "#web/shared/editor/may-pass.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
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
export type PartChoice = { part: string; keep: "version" | "resume" };
interface Wanted {
  changes: ResumeOperation[];
  decided: PartChoice[];
}
interface Tailored {
  jobId: string;
  baseId: string;
  kept: ResumeVersion | null;
}
const quietMs = 200;

/** One operation among others, by what it does and where. */
export function keyOfOperation(operation: ResumeOperation): string {
  const { kind, place } = operation;
  const { section, entry, line } = place;
  const more = operation.kind === "move" ? operation.to : operation.kind === "reword" ? operation.text : "";
  return JSON.stringify([kind, section, entry, line, more]);
}

/** Keeps the accepted operations as the version of a job, a moment after the last press. */
function useKeptVersion({ jobId, baseId }: Tailored, accepted: ResumeOperation[]) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAutosave<Partial<Wanted>, undefined, void>({
    quietMs,
    mayPass,
    send: async ({ changes = accepted, decided = [] }) => {
      try {
        const body = { jobId, baseId, changes, decided };
        cache.setQueryData(versionFor(jobId).queryKey, await api.resumeTailoring.keepVersion({ body }));
        setProblem(null);
        void cache.invalidateQueries(myResumes);
      } catch (error) {
        setProblem(sentenceOf(error));
        throw error;
      }
    },
  });
  return { ...saving, problem, saved: Object.keys(saving.changes).length === 0 };
}

/** The operations accepted for a job: each press is kept at once, and can be undone. */
export function useTailoring(tailored: Tailored) {
  const [history, setHistory] = useState(() => historyOf<ResumeOperation[]>(tailored.kept?.changes ?? []));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const accepted = history.present;
  const { change, changes, problem, saved } = useKeptVersion(tailored, accepted);
  function put(next: History<ResumeOperation[]>) {
    setHistory(next);
    change({ changes: next.present });
  }
  const isIn = (list: readonly ResumeOperation[], operation: ResumeOperation) =>
    list.some((each) => keyOfOperation(each) === keyOfOperation(operation));
  const without = (operation: ResumeOperation) => accepted.filter((each) => !isIn([operation], each));
  const decisionOf = (operation: ResumeOperation): Decision =>
    isIn(accepted, operation) ? "accepted" : refused.includes(keyOfOperation(operation)) ? "refused" : null;
  function decide(operation: ResumeOperation, decision: Decision) {
    const key = keyOfOperation(operation);
    const others = refused.filter((each) => each !== key);
    setRefused(decision === "refused" ? [...others, key] : others);
    if (decision === "accepted") put(step(history, [...accepted, operation]));
    else if (isIn(accepted, operation)) put(step(history, without(operation)));
  }
  return {
    accepted,
    decisionOf,
    decide,
    acceptAll: (operations: readonly ResumeOperation[]) => put(step(history, [...accepted, ...operations])),
    replace: (operation: ResumeOperation, by: ResumeOperation | null) =>
      put(step(history, [...without(operation), ...(by ? [by] : [])])),
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

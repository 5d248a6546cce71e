import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type Problem, leftOf, problemOf } from "#web/shared/editor/problem.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { type PostingDraft, sentNames } from "./posting-draft.ts";
import { postingById } from "./posting.ts";
import { usePostingSaving } from "./use-posting-saving.ts";

/** The form of a job without an account: kept while it is typed, and handed in once it is kept. */
export function usePostingForm(job: ExternalJob) {
  const saving = usePostingSaving(job);
  const { draft, save } = saving;
  const { sending, problem, answer } = useHandingIn(job, save);
  function set(part: Partial<PostingDraft>) {
    answer(part);
    saving.set(part);
  }
  const pay = payMistake(draft);
  const wrong: Record<string, string> = { ...saving.problem?.fields, ...problem?.fields };

  return {
    draft,
    set,
    save,
    accept: (jobDescription: string, shown: () => void) =>
      acceptDraft({ jobDescription, before: draft.jobDescription, set, shown }),
    problem,
    /** The refusal itself: with each new one the first wrong field is shown, not while it is answered. */
    refused: sending.error,
    fields: pay ? { ...wrong, salary: pay } : wrong,
    dirty: saving.dirty,
    words: saving.words,
    sending: sending.isPending,
    send: () => !pay && sending.attempt(),
  };
}

/** Hands the job in, once all of it is saved. */
function useHandingIn(job: ExternalJob, save: ReturnType<typeof usePostingSaving>["save"]) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const sending = useChange<void, ExternalJob>({
    call: async () => {
      await save();
      await save("all");
      return api.externalJobs.publish({ params: { id: job.id } });
    },
    done: (sent) => {
      setProblem(null);
      cache.setQueryData(postingById(job.id).queryKey, sent);
    },
    success: "Sent for review",
    refusal: (error) => {
      setProblem(problemOf(error));
      return null;
    },
  });
  const answer = (part: Partial<PostingDraft>) => setProblem((last) => leftOf(last, sentNames(part)));
  return { sending, problem, answer };
}

interface Accepted {
  jobDescription: string;
  before: string;
  set: (part: Partial<PostingDraft>) => void;
  /** The editor reads its text again. */
  shown: () => void;
}
/** Puts a draft in that was accepted; the toast takes it back. */
function acceptDraft({ jobDescription, before, set, shown }: Accepted) {
  set({ jobDescription });
  showToast({
    text: "Draft filled in",
    tone: "success",
    key: "filled",
    undo: () => {
      set({ jobDescription: before });
      shown();
    },
  });
}

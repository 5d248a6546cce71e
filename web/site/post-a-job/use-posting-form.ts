import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, fieldsOf as fieldsOfError } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useAutosave } from "#web/shared/editor/use-autosave.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { draftOf, fieldsOf, type PostingDraft } from "./posting-draft.ts";
import { postingById } from "./posting.ts";

const quietMs = 800;

/** The form of a job without an account: kept while it is typed, and handed in once it is kept. */
export function usePostingForm(job: ExternalJob) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(job));
  const latest = useRef(draft);
  const { change, changes, save } = useAutosave<Partial<PostingDraft>, undefined, ExternalJob>({
    quietMs,
    send: async () => known(cache, await keep(job.id, latest.current)),
  });
  function set(part: Partial<PostingDraft>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    change(part);
  }
  const sending = useChange<void, ExternalJob>({
    call: async () => {
      await save();
      return api.externalJobs.publish({ params: { id: job.id } });
    },
    done: (sent) => void known(cache, sent),
    success: "Sent for review",
    refusal: null,
  });
  const pay = payMistake(draft);

  return {
    draft,
    set,
    save,
    accept: (jobDescription: string, shown: () => void) =>
      acceptDraft({ jobDescription, before: draft.jobDescription, set, shown }),
    problem: sending.error,
    fields: { ...fieldsOfError(sending.error), ...(pay && { salary: pay }) } as Record<string, string>,
    saved: Object.keys(changes).length === 0,
    sending: sending.isPending,
    send: () => !pay && sending.attempt(),
  };
}

function keep(id: string, draft: PostingDraft) {
  return api.externalJobs.update({ params: { id }, body: fieldsOf(draft) });
}

function known(cache: QueryClient, job: ExternalJob) {
  cache.setQueryData(postingById(job.id).queryKey, job);
  return job;
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

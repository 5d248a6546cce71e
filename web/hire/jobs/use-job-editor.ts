import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Job } from "#contract/jobs.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { jobById } from "./hire-jobs.ts";
import {
  type JobDraft,
  changesOf,
  draftOf,
  emptyDraft,
  keptAsDraft,
  problemAfter,
  problemIn,
  savedSentence,
  startOf,
} from "./job-draft.ts";

export type Work = "save" | "publish" | "marketplace";

/** What was typed on while a new job was being kept, for the editor that opens with it. */
const typedOn = new Map<string, JobDraft>();

/** The job in the editor: what is typed, what is saved, and what the server said about it. */
export function useJobEditor(job: Job | null) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => (job ? draftOf(job) : emptyDraft));
  const [draft, setDraft] = useState(() => (job && typedOn.get(job.id)) || saved);
  const latest = useRef(draft);
  const [busy, setBusy] = useState<Work | null>(null);
  const [problem, setProblem] = useState<{ sentence: string; fields: Record<string, string> } | null>(null);
  const free = useRef(false);
  const changes = changesOf(draft, saved);
  const dirty = Object.keys(changes).length > 0;

  useEffect(() => {
    if (job) typedOn.delete(job.id);
  }, [job]);

  function set(part: Partial<JobDraft>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setProblem((last) => problemAfter(last, part));
  }
  /** A new job has an editor and an address of its own from now on. */
  async function openKept(id: string) {
    if (latest.current !== draft) typedOn.set(id, latest.current);
    free.current = true;
    await navigate(`/hire/jobs/${id}`, { replace: true });
  }

  async function run(work: Work, send: () => Promise<Job>, said: (job: Job) => string) {
    if (busy) return;
    // What a board left out was published without; the server knows what such a job may lack.
    const stop = problemIn(draft, { toPublish: work === "publish" && !job?.publishedAt });
    if (stop) return setProblem(stop);
    setBusy(work);
    setProblem(null);
    try {
      const next = await send();
      cache.setQueryData(jobById(next.id).queryKey, next);
      setSaved(draftOf(next));
      if (job && latest.current === draft) set(draftOf(next));
      showToast({ text: said(next), tone: "success" });
      if (!job) await openKept(next.id);
    } catch (error) {
      setProblem({ sentence: sentenceOf(error), fields: fieldsOf(error) });
    } finally {
      free.current = false;
      setBusy(null);
      void cache.invalidateQueries({ queryKey: ["jobs"] });
      void cache.invalidateQueries({ queryKey: ["stages"] });
    }
  }

  const save = () =>
    run(
      "save",
      () =>
        job
          ? api.jobs.update({ params: { id: job.id }, body: changes })
          : api.jobs.create({ body: startOf(draft) }),
      ({ status }) => savedSentence[status],
    );

  /** A new job is kept as a draft first, so that a refusal loses nothing. */
  const publish = () =>
    run(
      "publish",
      async () => {
        const kept = job ?? (await api.jobs.create({ body: startOf(draft) }));
        const body = job ? changes : {};
        return api.jobs
          .update({ params: { id: kept.id }, query: { publish: "true" }, body })
          .catch(async (error: unknown) => {
            if (!job) {
              showToast({ text: keptAsDraft(sentenceOf(error)), tone: "error" });
              await openKept(kept.id);
            }
            throw error;
          });
      },
      () => (job?.status === "closed" ? "The job is open again" : "The job is live"),
    );

  const setMarketplace = (listed: boolean) =>
    run(
      "marketplace",
      () => {
        const params = { id: job?.id ?? "" };
        return listed
          ? api.jobs.publishToMarketplace({ params })
          : api.jobs.unpublishFromMarketplace({ params });
      },
      () => (listed ? "The job is on the marketplace" : "The job left the marketplace"),
    );

  return { draft, set, dirty, busy, problem, free, save, publish, setMarketplace };
}
export type JobEditor = ReturnType<typeof useJobEditor>;

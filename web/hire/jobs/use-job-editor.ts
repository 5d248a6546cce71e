import { useNavigate } from "react-router";
import { useState } from "react";
import type { Job } from "#contract/job-shapes.ts";
import type { OccupiedStage, PeopleTo } from "#contract/job-stages.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { refusalToast } from "#web/api/use-change.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { occupiedIn } from "#web/hire/shared/stages/people-of-stages.tsx";
import { draftOf, fieldsOf, keptAsDraft, problemAfter, problemIn, savedSentence } from "./job-draft.ts";

interface JobInEditor {
  /** Null for a new one. */
  job: Job | null;
  companyCurrency: string;
  /** Hears the id that a new job has from now on. */
  onKept: (id: string) => void;
}

function useJobDraft({ job, companyCurrency }: JobInEditor) {
  return useEditor({
    thing: job,
    draftOf: (thing) => draftOf(thing, companyCurrency),
    fieldsOf,
    keep: (saved, cache) => cache.setQueryData(jobById(saved.id).queryKey, saved),
    answered: problemAfter,
    stale: [["jobs"], ["stages"]],
  });
}

/** The job in the editor. */
export function useJobEditor(opened: JobInEditor) {
  const { job, onKept } = opened;
  const navigate = useNavigate();
  const editor = useJobDraft(opened);
  const { draft, changes } = editor;

  /** A new job has an address of its own from now on. */
  async function openKept({ id }: Job) {
    if (job) return;
    onKept(id);
    await editor.moveOn(() => navigate(`/hire/jobs/${id}`, { replace: true }));
  }
  const { asking, leaving } = useLeavingPeople();
  const create = () => api.jobs.create({ body: fieldsOf(draft) });

  const save = (peopleTo?: PeopleTo) =>
    editor.save({
      work: "save",
      stop: problemIn(draft, { toPublish: false }),
      send: () => asking(() => (job ? updateOf(job.id, { ...changes, peopleTo }) : create())),
      done: openKept,
      success: ({ status }) => savedSentence[status],
    });

  const publish = () =>
    editor.save({
      work: "publish",
      // What a board left out was published without; the server knows what such a job may lack.
      stop: problemIn(draft, { toPublish: !job?.publishedAt }),
      send: () => asking(() => (job ? publishOf(job.id, changes) : publishNew())),
      done: openKept,
      success: () => (job?.status === "closed" ? "Job reopened" : "Job published"),
    });

  /** A new job is kept as a draft first, so that a refusal loses nothing. */
  async function publishNew() {
    const kept = await create();
    return publishOf(kept.id, {}).catch(async (error: unknown) => {
      refusalToast(error, { text: keptAsDraft(sentenceOf(error)) });
      editor.take(kept, draft);
      await openKept(kept);
      throw error;
    });
  }
  const setMarketplace = (listed: boolean) => editor.save(marketplaceSwitch(job?.id ?? "", listed));

  return { ...editor, save, publish, setMarketplace, leaving };
}
export type JobEditor = ReturnType<typeof useJobEditor>;

type Changes = NonNullable<Parameters<typeof api.jobs.update>[0]["body"]>;
/** A stage that goes asks where its people go. */
function useLeavingPeople() {
  const [occupied, setOccupied] = useState<OccupiedStage[] | null>(null);
  return {
    asking: (send: () => Promise<Job>) => {
      setOccupied(null);
      return send().catch((error: unknown) => {
        setOccupied(occupiedIn(error));
        throw error;
      });
    },
    leaving: occupied && { occupied, keep: () => setOccupied(null) },
  };
}

function updateOf(id: string, body: Changes) {
  return api.jobs.update({ params: { id }, body });
}
function publishOf(id: string, body: Changes) {
  return api.jobs.update({ params: { id }, query: { publish: "true" }, body });
}

function marketplaceSwitch(id: string, listed: boolean) {
  const call = listed ? api.jobs.publishToMarketplace : api.jobs.unpublishFromMarketplace;
  return {
    work: "marketplace",
    send: () => call({ params: { id } }),
    success: () => (listed ? "Job added to the marketplace" : "Job removed from the marketplace"),
  };
}

import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Resume, ResumeContent, ResumeReading } from "#contract/resumes.ts";
import { showToast, undoWindowMs } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";

export type ResumeRead = z.infer<typeof ResumeReading>;

/** Resumes whose deletion can still be taken back. */
const leaving = queryOptions<string[]>({
  queryKey: ["resumes-leaving"],
  queryFn: skipToken,
  initialData: [],
  staleTime: Infinity,
});
export function useLeaving() {
  return useQuery(leaving).data ?? [];
}

interface Change {
  name?: string;
  content?: ResumeContent;
  applyToProfile?: boolean;
}

/** What can be done with a resume; each act tells what it did, and deleting waits for the undo. */
export function useResumeActs() {
  const cache = useQueryClient();
  const settle = () =>
    Promise.all([
      cache.invalidateQueries(myResumes),
      cache.invalidateQueries({ queryKey: ["candidate"] }),
      cache.invalidateQueries({ queryKey: ["matches"] }),
    ]);
  const onError = (error: unknown) => void showToast({ text: sentenceOf(error), tone: "error" });

  const change = useMutation({
    mutationFn: ({ id, ...body }: Change & { id: string }) => api.resumes.update({ body: { id, ...body } }),
    onSuccess: () => void showToast({ text: "Your resume is saved", tone: "success", key: "resume" }),
    onError,
    onSettled: settle,
  });
  const makeDefault = useMutation({
    mutationFn: ({ id }: Resume) => api.resumes.setDefault({ body: { id } }),
    onSuccess: ({ name }) =>
      void showToast({ text: `You apply with ${name} from now on`, tone: "success", key: "resume" }),
    onError,
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => api.resumes.update({ body: { id, deleted: true } }),
    onError,
    onSettled: async (_, __, { id }) => {
      await settle();
      hide(id, false);
    },
  });
  function hide(id: string, hidden: boolean) {
    cache.setQueryData(leaving.queryKey, (ids = []) =>
      hidden ? [...ids, id] : ids.filter((other) => other !== id),
    );
  }
  /** Leaves the list at once and the server when nobody took it back; a closed tab keeps it. */
  function removeLater(resume: Resume) {
    hide(resume.id, true);
    let gone = false;
    const timer = setTimeout(() => {
      gone = true;
      remove.mutate(resume);
    }, undoWindowMs);
    showToast({
      text: `Deleted ${resume.name}. Applications you sent keep it.`,
      key: `delete-${resume.id}`,
      undo: () => {
        if (gone) return void showToast({ text: `${resume.name} is deleted already` });
        clearTimeout(timer);
        hide(resume.id, false);
      },
    });
  }
  return { change, makeDefault, removeLater };
}

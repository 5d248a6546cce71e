import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Resume, ResumeContent, ResumeReading } from "#contract/resumes.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";

export type ResumeRead = z.infer<typeof ResumeReading>;

interface Change {
  name?: string;
  content?: ResumeContent;
  applyToProfile?: boolean;
}

/** What can be done with a resume; each act tells what it did, and deleting can be taken back. */
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
  const restore = useMutation({
    mutationFn: async ({ id, default: wasDefault }: Resume) => {
      await api.resumes.update({ body: { id, deleted: false } });
      if (wasDefault) await api.resumes.setDefault({ body: { id } });
    },
    onError,
    onSettled: settle,
  });
  /** Leaves the list at once; a deletion the server refuses puts it back. */
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => api.resumes.update({ body: { id, deleted: true } }),
    onMutate: async ({ id }) => {
      await cache.cancelQueries(myResumes);
      cache.setQueryData(myResumes.queryKey, (kept) => kept?.filter((resume) => resume.id !== id));
    },
    onSuccess: (_, resume) =>
      showToast({
        text: `Deleted ${resume.name}. Applications you sent keep it.`,
        key: `delete-${resume.id}`,
        undo: () => restore.mutate(resume),
      }),
    onError,
    onSettled: settle,
  });
  return { change, makeDefault, remove };
}

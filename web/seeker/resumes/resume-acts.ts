import type { z } from "zod";
import type { Resume, ResumeContent, ResumeReading } from "#contract/resumes.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";
import { allMessages } from "#web/shared/assistant/assistant-queries.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { tailored } from "./use-tailoring.ts";

export type ResumeRead = z.infer<typeof ResumeReading>;

interface Change {
  name?: string;
  content?: ResumeContent;
  applyToProfile?: boolean;
  sends?: Resume["sends"];
}

/** What can be done with a resume; each act tells what it did, and deleting can be taken back. */
export function useResumeActs() {
  const stale = [myResumes, ...tailored, ["candidate"], ["matches"], allMessages];
  const change = useChange({
    call: ({ id, ...body }: Change & { id: string }) => api.resumes.update({ body: { id, ...body } }),
    success: "Resume saved",
    toastKey: "resume",
    stale,
  });
  const makeDefault = useChange({
    call: ({ id }: Resume) => api.resumes.setDefault({ body: { id } }),
    success: ({ name }) => `You’ll apply with ${name} from now on`,
    toastKey: "resume",
    stale,
  });
  const restore = useChange({
    call: async ({ id, default: wasDefault }: Resume) => {
      await api.resumes.update({ body: { id, deleted: false } });
      if (wasDefault) await api.resumes.setDefault({ body: { id } });
    },
    stale,
  });
  /** Leaves the list at once; a deletion the server refuses puts it back. */
  const remove = useChange({
    call: ({ id }: Resume) => api.resumes.update({ body: { id, deleted: true } }),
    optimistic: ({ id }, cache) =>
      showNow<Resume[]>(cache, myResumes, (kept) => kept.filter((resume) => resume.id !== id)),
    success: (_, resume): ToastWish => ({
      text: `${resume.name} deleted. Applications you’ve sent still include it.`,
      key: `delete-${resume.id}`,
      undo: () => restore.mutate(resume),
    }),
    stale,
  });
  return { change, makeDefault, remove };
}

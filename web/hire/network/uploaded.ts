import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type UploadedLead, type uploadedTabs, uploadsAMonth } from "#contract/imported-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { networkPath } from "./network.ts";

export const uploadedPath = `${networkPath}/uploaded`;
export type UploadedTab = (typeof uploadedTabs)[number];
const key = ["network", "uploaded"];

interface Asked {
  companyId: string;
  jobId: string | null;
  tab: UploadedTab;
  /** From 1. */
  page: number;
}
/** As many people as a company may upload in a month, so that one email to all is one press. */
export const pageSize = uploadsAMonth;

export const uploadedLeads = ({ companyId, jobId, tab, page }: Asked) =>
  queryOptions({
    queryKey: [...key, companyId, jobId, tab, page],
    queryFn: () =>
      api.importedPeople.list({
        params: { id: companyId },
        query: { tab, skip: (page - 1) * pageSize, limit: pageSize, ...(jobId && { jobId }) },
      }),
    placeholderData: (last) => last,
  });

export const uploadLimit = (companyId: string) =>
  queryOptions({
    queryKey: ["network", "upload-limit", companyId],
    queryFn: () => api.importedPeople.limit({ params: { id: companyId } }),
  });

/** Takes a file to the server and its people into a job. */
export function useUpload(companyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...wish }: { file: File; jobId: string; source?: string }) => {
      const { url } = await api.files.upload({ file, fileName: file.name, body: { folder: "leads" } });
      return api.importedPeople.upload({ params: { id: companyId }, body: { url, ...wish } });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ["network"] }),
  });
}

/** What can be done with people from files; a refusal is told and the list is read again. */
export function useUploadedActions() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: ["network"] });
  const attempt = async (act: () => Promise<unknown>, done?: string, undo?: () => void) => {
    try {
      await act();
      if (done) showToast({ text: done, tone: "success", undo });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await refresh();
  };
  const change = (lead: UploadedLead, body: { saved?: boolean; ignored?: boolean }) =>
    api.importedPeople.change({ params: { id: lead.id }, body });
  return {
    save: (lead: UploadedLead) => attempt(() => change(lead, { saved: !lead.saved })),
    putAway: (lead: UploadedLead) =>
      attempt(
        () => change(lead, { ignored: true }),
        `${lead.person.fullName} is put away`,
        () => void attempt(() => change(lead, { ignored: false })),
      ),
    bringBack: (lead: UploadedLead) =>
      attempt(() => change(lead, { ignored: false }), `${lead.person.fullName} is back`),
    forget: (lead: UploadedLead) =>
      attempt(
        () => api.importedPeople.forget({ params: { id: lead.person.id } }),
        `${lead.person.fullName} is removed`,
      ),
    tell: async (leads: readonly UploadedLead[], by: "email" | "team") => {
      const { told, refused } = await api.importedPeople.tell({
        body: { leadIds: leads.map(({ id }) => id), by },
      });
      const [no] = refused;
      if (told)
        showToast({
          text:
            by === "email"
              ? `Emails on their way: ${told}`
              : `${counted(told, "person", "people")} marked as told`,
          tone: "success",
        });
      if (no && !told) showToast({ text: no.message, tone: "error" });
      await refresh();
    },
  };
}

import { queryOptions } from "@tanstack/react-query";
import { type UploadedLead, type uploadedTabs, uploadsAMonth } from "#contract/imported-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange, useChanges } from "#web/api/use-change.ts";
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
  return useChange({
    call: async ({ file, ...wish }: { file: File; jobId: string; source?: string }) => {
      const { url } = await api.files.upload({ file, fileName: file.name, body: { folder: "leads" } });
      return api.importedPeople.upload({ params: { id: companyId }, body: { url, ...wish } });
    },
    refusal: null,
    stale: [["network"]],
  });
}

/** What can be done with people from files; a refusal is shown and the list is read again. */
export function useUploadedActions() {
  const change = useChanges({ stale: [["network"]] });
  const attempt = (call: () => Promise<unknown>, text?: string, undo?: () => void) =>
    change({ call, success: () => text && { text, tone: "success" as const, undo } });
  const set = (lead: UploadedLead, body: { saved?: boolean; ignored?: boolean }) =>
    api.importedPeople.change({ params: { id: lead.id }, body });
  return {
    save: (lead: UploadedLead) => attempt(() => set(lead, { saved: !lead.saved })),
    putAway: (lead: UploadedLead) =>
      attempt(
        () => set(lead, { ignored: true }),
        `${lead.person.fullName} removed`,
        () => void attempt(() => set(lead, { ignored: false })),
      ),
    bringBack: (lead: UploadedLead) =>
      attempt(() => set(lead, { ignored: false }), `${lead.person.fullName} restored`),
    forget: (lead: UploadedLead) =>
      attempt(
        () => api.importedPeople.forget({ params: { id: lead.person.id } }),
        `${lead.person.fullName} deleted`,
      ),
  };
}

interface Notice {
  leads: readonly UploadedLead[];
  by: "email" | "team";
}
/** Notifies people that the company has their details, or records that the team did so itself. */
export function useNotify(onDone: () => void) {
  return useChange({
    call: ({ leads, by }: Notice) =>
      api.importedPeople.notify({ body: { leadIds: leads.map(({ id }) => id), by } }),
    done: onDone,
    success: ({ notified, refused: [no] }, { by }) => {
      if (!notified) return no && { text: no.message, tone: "error" };
      return by === "email"
        ? `Sending ${counted(notified, "email")}`
        : `${counted(notified, "person", "people")} marked as notified`;
    },
    refusal: null,
    stale: [["network"]],
  });
}

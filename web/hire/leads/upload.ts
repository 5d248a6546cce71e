import { queryOptions } from "@tanstack/react-query";
import type { Lead } from "#contract/leads.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { leadsKey } from "./leads.ts";

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
    stale: [["network"], leadsKey],
  });
}

interface Notice {
  leads: readonly Lead[];
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
    stale: [leadsKey],
  });
}

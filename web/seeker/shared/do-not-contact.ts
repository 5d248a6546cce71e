import { queryOptions } from "@tanstack/react-query";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

interface Company {
  id: string;
  companyName: string;
}
const key = ["do-not-contact"];

export const doNotContactOf = (id: string) =>
  queryOptions({ queryKey: [...key, id], queryFn: () => api.doNotContact.list({ params: { id } }) });

/** Asks a company not to write, or takes it back. */
export function useDoNotContact(candidateId: string) {
  const asking = useChange({
    call: ({ company, on }: { company: Company; on: boolean }) =>
      api.doNotContact.set({ params: { id: candidateId, companyId: company.id }, body: { on } }),
    success: (_, { company, on }): ToastWish => ({
      text: on
        ? `${company.companyName} can’t write to you first anymore`
        : `${company.companyName} can write to you again`,
      undo: () => asking.mutate({ company, on: !on }),
    }),
    toastKey: "do-not-contact",
    stale: [key, ["my-applications"]],
  });
  return asking;
}

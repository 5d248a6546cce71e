import type { Lead } from "#contract/leads.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { type OneChange, useChanges } from "#web/api/use-change.ts";
import { leadsKey } from "./leads.ts";
import { refusedToast, toldOfMany } from "#web/hire/shared/people/told-of-many.ts";

type Some = readonly { id: string }[];

/** What can be done with leads, one or many; a removal can be undone as long as the server takes it back. */
export function useLeadActions() {
  const change = useChanges({ stale: [leadsKey, ["talent-pool"]] });

  function undo(some: Some) {
    return change({
      call: async () => {
        for (const { id } of some) await api.applications.undo({ params: { id } });
      },
      success: some.length === 1 ? undefined : `${people(some.length)} restored`,
    });
  }
  return {
    save: (lead: Lead) =>
      change({
        call: () => api.applications.save({ params: { id: lead.id }, body: { saved: !lead.saved } }),
        success: lead.saved ? `${lead.person.fullName} is no longer saved` : `${lead.person.fullName} saved`,
        about: lead.id,
      }),
    saveMany: (some: readonly Lead[]) =>
      change({
        call: () => api.applications.saveMany({ body: { requestIds: idsOf(some), saved: true } }),
        success: ({ applications, refused }) =>
          applications.length === 0
            ? refusedToast(refused)
            : toldOfMany(`${people(applications.length)} saved`, refused),
      }),
    remove: (some: readonly Lead[], place?: number) => change(removing(some, { place, undo })),
    restore: (some: readonly Lead[]) => change(restoring(some)),
    forget: ({ person }: Lead) =>
      change({
        call: () => api.importedPeople.forget({ params: { id: person.id } }),
        success: `${person.fullName} deleted`,
      }),
  };
}
export type LeadActions = ReturnType<typeof useLeadActions>;

type Moved = Awaited<ReturnType<typeof api.applications.ignoreLeads>>;
interface Removing {
  place: number | undefined;
  undo: (some: Some) => unknown;
}
/** Can be undone as long as the server takes it back. */
function removing(some: readonly Lead[], { place, undo }: Removing): OneChange<Moved> {
  return {
    call: () =>
      api.applications.ignoreLeads({ body: { requests: idsOf(some), undoKind: "ignore-lead", place } }),
    success: ({ applications, refused }) =>
      applications.length === 0
        ? refusedToast(refused)
        : {
            ...toldOfMany(`${nameOf(some, applications)} removed`, refused),
            undo: () => void undo(applications),
            lastsMs: applications[0]!.undo?.remainingMs,
          },
  };
}

function restoring(some: readonly Lead[]): OneChange<Moved> {
  return {
    call: () => api.applications.bringBackLeads({ body: { requests: idsOf(some) } }),
    success: ({ applications, refused }) =>
      applications.length === 0
        ? refusedToast(refused)
        : toldOfMany(`${nameOf(some, applications)} restored`, refused),
  };
}

function idsOf(some: Some) {
  return some.map(({ id }) => id);
}

function people(count: number) {
  return counted(count, "lead");
}
function nameOf(some: readonly Lead[], done: Some) {
  return some.length === 1 ? some[0]!.person.fullName : people(done.length);
}

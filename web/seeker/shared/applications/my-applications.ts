import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { MyApplication } from "#contract/application-shapes.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";

/** Every application of the person, and the invitations that wait for an answer. */
export const myApplications = queryOptions({
  queryKey: ["my-applications"],
  queryFn: () => api.applications.mine(),
});

/** One of them with its whole story; null where it is none of theirs. */
export const myApplication = (id: string) =>
  queryOptions({
    queryKey: ["my-applications", id],
    queryFn: async () => {
      const application = await api.applications.get({ params: { id } });
      return application.view === "candidate" ? application : null;
    },
  });

/** The application as it stands once the withdrawal has been taken in. */
export function asWithdrawn<One extends MyApplication>(application: One, reason: string): One {
  return {
    ...application,
    applicationState: "declined",
    shownAs: "withdrawn",
    ended: true,
    endReason: reason || null,
    canWithdraw: false,
  };
}

interface Withdrawal {
  application: MyApplication;
  reason: string;
}
/** Says so at once on every screen, and puts the application back if the server refuses. */
export function useWithdraw() {
  const cache = useQueryClient();
  const show = (application: MyApplication) => {
    showNow<MyApplication[]>(cache, myApplications, (all) =>
      all.map((each) => (each.id === application.id ? { ...each, ...onList(application) } : each)),
    );
    showNow<MyApplication>(cache, myApplication(application.id), (one) => ({
      ...one,
      ...onList(application),
    }));
  };
  return useChange({
    call: ({ application, reason }: Withdrawal) =>
      api.applications.withdraw({
        params: { id: application.id },
        body: { reason: reason.trim() || undefined },
      }),
    optimistic: ({ application, reason }) => {
      show(asWithdrawn(application, reason.trim()));
      return () => show(application);
    },
    success: (_, { application }) => `You withdrew from ${application.job.jobTitle}`,
    toastKey: ({ application }) => `withdraw-${application.id}`,
    stale: ({ application }) => [myApplications, ["applications", "history", application.id]],
  });
}

/** What a withdrawal changes about an application. */
function onList({ applicationState, shownAs, ended, endReason, canWithdraw }: MyApplication) {
  return { applicationState, shownAs, ended, endReason, canWithdraw };
}

import { queryOptions } from "@tanstack/react-query";
import type { ExternalApplication, ExternalState } from "#contract/external-applications.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";

export const elsewhere = queryOptions({
  queryKey: ["external-applications"],
  queryFn: () => api.jobTracker.externals(),
});

/** What is tracked elsewhere, and where it is told of the jobs. */
export const tracked = [elsewhere, ["matches"], ["job-marks"]];

export const externalWords: Record<ExternalState, string> = {
  saved: "Saved",
  applied: "Applied",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  passed: "Not selected",
  declined: "Declined",
};

/** "Applied on Nov 3, 2026"; null before one applied. */
export function appliedWords({ state, appliedOn }: Pick<ExternalApplication, "state" | "appliedOn">) {
  if (state === "saved" || !appliedOn) return null;
  return `Applied on ${dateWords(appliedOn, { dateStyle: "medium", timeZone: "UTC" })}`;
}

interface Move {
  application: ExternalApplication;
  state: ExternalState;
}
/** Reports where an application at another site stands; it shows there at once and can be taken back. */
export function useMoveExternal() {
  const move = useChange({
    call: ({ application: { id }, state }: Move) =>
      api.jobTracker.moveExternal({ params: { id }, body: { state } }),
    optimistic: ({ application, state }, cache) => {
      const show = (shown: ExternalState) =>
        showNow<ExternalApplication[]>(cache, elsewhere, (all) =>
          all.map((each) => (each.id === application.id ? { ...each, state: shown } : each)),
        );
      show(state);
      return () => show(application.state);
    },
    success: (_, { application, state }) =>
      state === application.state
        ? null
        : {
            text: `${application.jobTitle} moved to ${externalWords[state]}`,
            undo: () => move.mutate({ application: { ...application, state }, state: application.state }),
          },
    toastKey: ({ application }) => `external-${application.id}`,
    stale: tracked,
    line: "external-applications",
  });
  return move.mutate;
}

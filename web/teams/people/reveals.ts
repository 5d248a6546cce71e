import { queryOptions } from "@tanstack/react-query";
import type { Reveal, RevealState } from "#contract/reveals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const peoplePath = "/teams/people";
const key = ["reveals"];
const pageSize = 20;

/** A page of people the employee is asked about, in one state. */
export const revealsIn = (state: RevealState, page: number) =>
  queryOptions({
    queryKey: [...key, state, page],
    queryFn: () =>
      api.referrals.reveals({
        query: { page, filter: JSON.stringify({ where: { state }, limit: pageSize }) },
      }),
    placeholderData: (last) => last,
  });
export const pendingReveals = queryOptions({
  queryKey: [...key, "count"],
  queryFn: () => api.referrals.reveals({ query: { filter: JSON.stringify({ limit: 1 }) } }),
});
export const myPastWork = queryOptions({
  queryKey: ["past-work"],
  queryFn: () => api.referrals.pastWork(),
});

interface Answer {
  reveals: readonly Reveal[];
  /** "pending" takes an answer back. */
  state: RevealState;
}
/** Answers, with the way back for as long as the server leaves it open. */
export function useAnswers() {
  const { attempt } = useChange({
    call: ({ reveals, state }: Answer) =>
      api.referrals.answerReveals({ body: { ids: reveals.map(({ id }) => id), state } }),
    done: ({ refused: [no] }) => no && showToast({ text: no.message, tone: "error" }),
    success: ({ notifications }, { state, reveals }): ToastWish | null => {
      if (notifications.length === 0) return null;
      // An undo shows itself; what was skipped long ago leaves the list it was brought back from.
      const isUndo = reveals.some(({ undo }) => undo);
      if (state === "pending")
        return isUndo ? null : { text: `${whomText(notifications)} can be reviewed again`, tone: "success" };
      return {
        text: saidText(notifications, state),
        undo: () => void attempt({ reveals: notifications, state: "pending" }),
        lastsMs: notifications[0]!.undo?.remainingMs,
      };
    },
    stale: [key],
  });
  return (reveals: readonly Reveal[], state: RevealState) => attempt({ reveals, state });
}

function whomText(reveals: readonly Reveal[]) {
  return reveals.length === 1 ? reveals[0]!.candidate.fullName : counted(reveals.length, "person", "people");
}

function saidText(reveals: readonly Reveal[], state: RevealState) {
  const whom = whomText(reveals);
  return state === "revealed" ? `The hiring team will see that you know ${whom}` : `Skipped ${whom}`;
}

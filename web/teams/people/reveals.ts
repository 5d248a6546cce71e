import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Reveal, type RevealState, revealUndoMs } from "#contract/reveals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

export const peoplePath = "/teams/people";
const key = ["reveals"];
const pageSize = 20;

/** A page of people the employee is asked about, in one state. */
export const revealsIn = (state: RevealState, page: number) =>
  queryOptions({
    queryKey: [...key, state, page],
    queryFn: () =>
      api.sourcing.reveals({
        query: { page, filter: JSON.stringify({ where: { state }, limit: pageSize }) },
      }),
    placeholderData: (last) => last,
  });
export const pendingReveals = queryOptions({
  queryKey: [...key, "count"],
  queryFn: () => api.sourcing.reveals({ query: { filter: JSON.stringify({ limit: 1 }) } }),
});
export const myPastWork = queryOptions({
  queryKey: ["past-work"],
  queryFn: () => api.sourcing.pastWork(),
});

/** Answers, with the way back for as long as the server leaves it open. */
export function useAnswers() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: key });
  async function answer(reveals: readonly Reveal[], state: RevealState, back = false) {
    const ids = reveals.map(({ id }) => id);
    try {
      const { notifications, refused } = await api.sourcing.answerReveals({ body: { ids, state } });
      const [no] = refused;
      if (no) showToast({ text: no.message, tone: "error" });
      if (notifications.length && !back)
        showToast({
          text: saidText(notifications, state),
          undo: () => void answer(notifications, "pending", true),
          lastsMs: revealUndoMs,
        });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await refresh();
  }
  return (reveals: readonly Reveal[], state: "revealed" | "ignored") => answer(reveals, state);
}

function saidText(reveals: readonly Reveal[], state: RevealState) {
  const whom =
    reveals.length === 1 ? reveals[0]!.candidate.fullName : counted(reveals.length, "person", "people");
  return state === "revealed"
    ? `The hiring team will see that you know ${whom}`
    : `Nothing is said about ${whom}`;
}

import type { ChosenField, DuplicatePair, PeopleMerge } from "#contract/duplicate-people.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { keyOf, titleOf } from "./duplicates.ts";
import { namesOf } from "./merged-people.tsx";

const toastOf = ({ id }: PeopleMerge) => `merge ${id}`;

/** Merging, keeping apart, and the way back from either. */
export function useDuplicates() {
  const change = useChanges({ stale: [["applications"], ["notes"], ["conversations"], ["outreach"]] });

  function undo(merge: PeopleMerge) {
    return change({
      call: () => api.duplicatePeople.undo({ params: { id: merge.id } }),
      success: `Merge undone. ${namesOf(merge)} are separate again.`,
      // It takes the place of the toast that still offers to undo the merge.
      toastKey: toastOf(merge),
      about: merge.id,
    });
  }
  function offerAgain(id: string) {
    return change({ call: () => api.duplicatePeople.offerAgain({ params: { id } }) });
  }
  return {
    undo,
    merge(pair: DuplicatePair, take: ChosenField[]) {
      const [kept, gone] = pair.people;
      return change({
        call: () => api.duplicatePeople.merge({ body: { keptId: kept.id, goneId: gone.id, take } }),
        success: (merge) => ({
          key: toastOf(merge),
          text: `${titleOf(pair)} merged`,
          undo: () => void undo(merge),
        }),
        about: keyOf(pair),
      });
    },
    keepApart(pair: DuplicatePair) {
      const [one, other] = pair.people;
      return change({
        call: () => api.duplicatePeople.keepApart({ body: { ids: [one.id, other.id] } }),
        success: ({ id }) => ({ text: `${titleOf(pair)} kept apart`, undo: () => void offerAgain(id) }),
        about: keyOf(pair),
      });
    },
  };
}

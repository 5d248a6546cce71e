import type { ApplicationRow } from "#contract/application-shapes.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** What is said of a delayed pass takes one place, so that nothing offers to cancel it twice. */
export const delayedKey = (id: string) => `delayed-${id}`;

type Delayed = Pick<ApplicationRow, "id" | "candidate">;

/** Stops a delayed pass, and says what came of it. */
export function useCancelPass() {
  const { attempt } = useChange({
    call: ({ id }: Delayed) => api.applications.cancelPass({ params: { id }, body: {} }),
    optimistic: ({ id }) => dismissToast(delayedKey(id)),
    success: (_, { candidate }) => `${candidate.fullName} won’t be rejected`,
    toastKey: ({ id }) => delayedKey(id),
    stale: [["applications"]],
  });
  return attempt;
}

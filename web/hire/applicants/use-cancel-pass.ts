import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

/** What is said of a delayed pass takes one place, so that nothing offers to cancel it twice. */
export const delayedKey = (id: string) => `delayed-${id}`;

/** Stops a delayed pass, and says what came of it. */
export function useCancelPass() {
  const cache = useQueryClient();
  return async ({ id, candidate }: Pick<ApplicationRow, "id" | "candidate">) => {
    const key = delayedKey(id);
    dismissToast(key);
    try {
      await api.applications.cancelPass({ params: { id }, body: {} });
      showToast({ text: `${candidate.fullName} will not be passed on`, tone: "success", key });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error", key });
    }
    await cache.invalidateQueries({ queryKey: ["applications"] });
  };
}

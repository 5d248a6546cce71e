import { useQueryClient } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { me } from "#web/shared/session/session.ts";

/** Marks tips as read, on every device. */
export function useReadTips() {
  const cache = useQueryClient();
  return async (ids: readonly string[]) => {
    cache.setQueryData(me.queryKey, (now) => now && { ...now, seenTips: [...now.seenTips, ...ids] });
    await api.accounts.markTipsSeen({ body: { tips: [...ids] } }).catch(() => {});
  };
}

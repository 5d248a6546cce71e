import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Boost } from "#contract/exchanges.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { boostsOf } from "./exchanges.ts";

/** Advertises a job elsewhere, pauses that and takes it up again. */
export function useBoosts(jobId: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState<"boost" | "status" | null>(null);
  const params = { id: jobId };

  async function act(what: "boost" | "status", call: () => Promise<Boost[]>, said: string) {
    setBusy(what);
    try {
      cache.setQueryData(boostsOf(jobId).queryKey, await call());
      void cache.invalidateQueries({ queryKey: ["exchanges", "company"] });
      showToast({ text: said, tone: "success" });
      return true;
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
      return false;
    } finally {
      setBusy(null);
    }
  }
  return {
    busy,
    boost: (exchangeIds: string[]) =>
      act(
        "boost",
        () => api.exchanges.boost({ params, query: { exchanges: exchangeIds.join(",") } }),
        `${counted(exchangeIds.length, "link is", "links are")} ready. Now post them`,
      ),
    setStatus: (status: Boost["status"], boost?: Boost) =>
      act(
        "status",
        () =>
          api.exchanges.setStatus({
            params,
            body: { status, ...(boost && { exchanges: [boost.exchange.id] }) },
          }),
        `${boost?.exchange.name ?? "All links"} ${boost ? "is" : "are"} ${status}`,
      ),
  };
}
export type Boosts = ReturnType<typeof useBoosts>;

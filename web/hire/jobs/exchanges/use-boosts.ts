import type { Boost } from "#contract/exchanges.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { boostsOf } from "./exchanges.ts";

interface Advertising {
  what: "boost" | "status";
  call: () => Promise<Boost[]>;
  said: string;
}

/** Advertises a job elsewhere, pauses that and takes it up again. */
export function useBoosts(jobId: string) {
  const params = { id: jobId };
  const { attempt, isPending, variables } = useChange({
    call: ({ call }: Advertising) => call(),
    done: (boosts, _, cache) => cache.setQueryData(boostsOf(jobId).queryKey, boosts),
    success: (_, { said }) => said,
    stale: [["exchanges", "company"]],
  });
  const act = (what: Advertising["what"], call: Advertising["call"], said: string) =>
    attempt({ what, call, said });
  return {
    busy: isPending ? variables.what : null,
    boost: (exchangeIds: string[]) =>
      act(
        "boost",
        () => api.exchanges.boost({ params, query: { exchanges: exchangeIds.join(",") } }),
        `${counted(exchangeIds.length, "link is", "links are")} ready to post`,
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

import type { AdAccount } from "#contract/ad-spend.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { boostsOf } from "../exchanges.ts";

interface PausedLinksProps {
  jobId: string;
  account: AdAccount;
  mayChange: boolean;
}
/** Links that were paused as the budget was spent, and stay so once there is budget again, until someone resumes them. */
export function PausedLinks({ jobId, account, mayChange }: PausedLinksProps) {
  const { state, spent, paidLinks } = account;
  const paused = paidLinks.filter(({ pausedByBudget }) => pausedByBudget);
  const resume = useChange({
    call: (exchanges: string[]) =>
      api.exchanges.setStatus({ params: { id: jobId }, body: { status: "live", exchanges } }),
    done: (boosts, _, cache) => cache.setQueryData(boostsOf(jobId).queryKey, boosts),
    success: (_, { length }) => counted(length, "link is live", "links are live"),
    stale: [["exchanges"]],
    once: () => jobId,
  });
  if (state === "spent" || spent.amount === 0 || paused.length === 0) return null;
  return (
    <Callout tone="info" as="div">
      <Stack gap={2} align="start">
        <span>
          There’s budget left, but {paused.length === 1 ? "the link" : "the links"} on{" "}
          {sentenceList(paused.map(({ name }) => name))} {paused.length === 1 ? "is" : "are"} paused.
        </span>
        {mayChange && (
          <Button
            size="sm"
            busy={resume.isPending}
            onClick={() => resume.mutate(paused.map(({ exchangeId }) => exchangeId))}
          >
            {paused.length === 1 ? "Resume it" : "Resume them"}
          </Button>
        )}
      </Stack>
    </Callout>
  );
}

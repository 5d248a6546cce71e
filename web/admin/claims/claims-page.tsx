import { useQuery } from "@tanstack/react-query";
import type { ReviewedClaim } from "#contract/company-claims.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { approveOrReject } from "../shared/queue/approve-or-reject.ts";
import { DisabledAccount } from "../shared/queue/disabled-account.tsx";
import { waitingClaims } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import { ClaimFacts } from "./claim-facts.tsx";

const path = "/admin/claims";
export const meta = siteMeta({ title: "Claims", path, hidden: true });

/** People who claim a company that we know by name only, or whose team we disabled; oldest first. */
export default function ClaimsPage() {
  const all = useQuery(waitingClaims);
  const { decide, waiting } = useClaimDecisions();
  return (
    <ReviewQueue
      words={{ list: "Claims", row: "Claim", rows: "claims" }}
      path={path}
      head={<PageHeader size="pane" title="Claims" />}
      of={{ ...all, data: all.data && waiting(all.data) }}
      none={{
        title: "No claims to review",
        text: "Requests to take over a company that we can’t confirm by email domain, or whose team is disabled, appear here.",
      }}
      row={(claim) => ({
        title: claim.companyName,
        text: `${claim.fullName}, ${claim.email}`,
        foot: claim.disabled ? "Account disabled" : counted(claim.openJobsCount, "open job"),
        at: claim.createdAt,
      })}
      review={(claim) => ({
        title: claim.companyName,
        text: (
          <>
            Claimed <TimeAgo at={claim.createdAt} />
          </>
        ),
        body: (
          <Stack gap={4}>
            {claim.disabled && <DisabledAccount />}
            {claim.teamDisabled && (
              <Callout tone="warn">
                We disabled all accounts of this company’s hiring team. If you approve, {claim.fullName} takes
                their place, and they have no access even if you enable their accounts again.
              </Callout>
            )}
            <ClaimFacts claim={claim} others={(all.data ?? []).filter((other) => isRival(other, claim))} />
          </Stack>
        ),
        ...approveOrReject((decision) => decide({ claim, ...decision }), { onlyReject: claim.disabled }),
      })}
    />
  );
}

function isRival(other: ReviewedClaim, claim: ReviewedClaim) {
  return other.companyId === claim.companyId && other.id !== claim.id;
}

interface Decision {
  claim: ReviewedClaim;
  status: "approved" | "rejected";
  reason?: string;
}
function useClaimDecisions() {
  return useHeldDecisions({
    call: ({ claim, status, reason }: Decision) =>
      api.companies.decideClaim({
        params: { id: claim.id },
        body: { status: status === "approved" ? "accepted" : "refused", reason },
      }),
    about: ({ claim }) => claim.id,
    words: ({ claim, status }) =>
      status === "approved" ? `${claim.companyName} now belongs to them` : "Claim rejected",
    stale: [waitingClaims],
  });
}

import { useQuery } from "@tanstack/react-query";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import { approveOrReject } from "../shared/queue/approve-or-reject.ts";
import { DisabledAccount } from "../shared/queue/disabled-account.tsx";
import { waitingCompanies } from "../shared/queue/queues.ts";
import { useEntryDecisions } from "./wait-list.ts";

const path = "/admin/wait-list";
export const meta = siteMeta({ title: "Waitlist", path, hidden: true });

/** Companies without a domain of their own that wait to be let in, the oldest first. */
export default function WaitListPage() {
  const entries = useQuery(waitingCompanies);
  const { decide, waiting } = useEntryDecisions();
  return (
    <ReviewQueue
      words={{ list: "Waitlist", row: "Company", rows: "companies" }}
      path={path}
      head={<PageHeader size="pane" title="Waitlist" />}
      of={{ ...entries, data: entries.data && waiting(entries.data) }}
      none={{
        title: "No companies waiting",
        text: "Companies without email at their own domain ask here to be let in.",
      }}
      row={(entry) => ({
        title: entry.companyName,
        text: `${entry.fullName}, ${entry.email}`,
        foot: entry.disabled ? "Account disabled" : entry.website,
        at: entry.createdAt,
      })}
      review={(entry) => ({
        title: entry.companyName,
        text: (
          <>
            Asked <TimeAgo at={entry.createdAt} />
          </>
        ),
        body: (
          <Stack gap={4}>
            {entry.disabled && <DisabledAccount />}
            <p>
              {entry.fullName}, {entry.email}, confirmed. Website {entry.website}, not confirmed.
            </p>
            <p>{entry.about}</p>
          </Stack>
        ),
        ...approveOrReject((decision) => decide({ entry, ...decision }), { onlyReject: entry.disabled }),
      })}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ReviewedEmployeeEntry } from "#contract/employee-wait-lists.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { approveOrReject } from "../shared/queue/approve-or-reject.ts";
import { decisionFailed } from "#web/words/failures.ts";
import { DisabledAccount } from "../shared/queue/disabled-account.tsx";
import { waitingEmployees } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";

const path = "/admin/employee-wait-list";
export const meta = siteMeta({ title: "Employee waitlist", path, hidden: true });

/** People who work at companies that nobody has proven, the oldest first; approving asks their hiring manager to come. */
export default function EmployeeWaitListPage() {
  const entries = useQuery(waitingEmployees);
  const { decide, waiting } = useEmployeeDecisions();
  return (
    <ReviewQueue
      words={{ list: "Employee waitlist", row: "Employee", rows: "employees" }}
      path={path}
      head={<PageHeader size="pane" title="Employee waitlist" />}
      of={{ ...entries, data: entries.data && waiting(entries.data) }}
      none={{
        title: "No employees waiting",
        text: "People whose company isn’t here yet ask to be told when it is.",
      }}
      row={({ fullName, companyName, companyEmail, disabled, createdAt }) => ({
        title: fullName,
        text: companyName,
        foot: disabled ? "Account disabled" : companyEmail,
        at: createdAt,
      })}
      review={(entry) => ({
        title: entry.fullName,
        text: (
          <>
            {entry.companyName}, asked <TimeAgo at={entry.createdAt} />
          </>
        ),
        body: (
          <Stack gap={4}>
            {entry.disabled && <DisabledAccount />}
            <Facts entry={entry} />
          </Stack>
        ),
        ...approveOrReject((decision) => decide({ entry, ...decision }), { onlyReject: entry.disabled }),
      })}
    />
  );
}

function Facts({ entry: { companyEmail, email, hiringManager, others } }: { entry: ReviewedEmployeeEntry }) {
  return (
    <StatList
      stats={[
        { label: "Company email", value: companyEmail === email ? `${email}, confirmed` : companyEmail },
        ...(companyEmail === email ? [] : [{ label: "Account", value: `${email}, confirmed` }]),
        { label: "Hiring manager, emailed once if you approve", value: hiringManager },
        { label: "Others from this company", value: others ? counted(others, "person", "people") : "None" },
      ]}
    />
  );
}

interface Decision {
  entry: ReviewedEmployeeEntry;
  status: "approved" | "rejected";
  reason?: string;
}
function useEmployeeDecisions() {
  return useHeldDecisions({
    call: ({ entry, status, reason }: Decision) =>
      api.employeeWaitLists.decide({ params: { id: entry.id }, body: { status, reason } }),
    about: ({ entry }) => entry.id,
    words: ({ entry, status }) =>
      status === "approved"
        ? `${entry.companyName} is asked to join`
        : `${entry.fullName}’s request was rejected`,
    stale: [waitingEmployees],
    otherwise: decisionFailed,
  });
}

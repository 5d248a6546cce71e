import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { RequestDetail } from "./request-detail.tsx";
import { requestAt, requestsPath, reviewRequests, useDeciding } from "./requests.ts";

export const meta = siteMeta({ title: "Review requests", path: requestsPath, hidden: true });

/** Referrals that nobody at their company has decided about. */
export default function RequestsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const phone = usePhone();
  const requests = useQuery(reviewRequests);
  const named = search.get("open");
  const queue = useQueue({
    rows: requests.data?.requests ?? [],
    named,
    follow: (id) =>
      void navigate(id ? requestAt(id) : requestsPath, { replace: true, preventScrollReset: true }),
  });
  const { open } = queue;
  const deciding = useDeciding();
  const { data } = requests;
  return (
    <QueueSplit
      labels={{ list: "Review requests", row: "Referral" }}
      phone={named ? "detail" : "list"}
      head={
        <PageHeader
          size="pane"
          title="Review requests"
          description={data && counted(data.total, "open referral")}
        />
      }
      list={
        <PaneBody space="none">
          <Loaded
            of={{ ...requests, data: data?.requests }}
            rows={6}
            size="sm"
            loading="Loading requests"
            failed="Couldn’t load requests"
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState size="sm" title="No open requests">
                  Referrals that no one at their company has decided about appear here.
                </EmptyState>
              ) : (
                <List label="Review requests">
                  {found.map((request) => (
                    <ListRow
                      key={request.id}
                      href={requestAt(request.id)}
                      onSelect={() => queue.choose(request.id)}
                      current={!phone && request === open}
                      leading={
                        <Avatar name={request.candidate.fullName} src={request.candidate.profilePicture} />
                      }
                      title={request.candidate.fullName}
                      end={<TimeAgo at={request.referredAt} look="short" />}
                      text={`${request.job.jobTitle} at ${request.companyName}`}
                    />
                  ))}
                </List>
              )
            }
          </Loaded>
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={data !== undefined || requests.error !== null}
          loading="Loading referral"
          empty={<EmptyState title="No request selected">Referrals open here.</EmptyState>}
        >
          {(request) => (
            <RequestDetail
              key={request.id}
              request={request}
              onDecide={(status, reason) => queue.decide(({ id }) => deciding.mutate({ id, status, reason }))}
            />
          )}
        </QueueDetail>
      }
    />
  );
}

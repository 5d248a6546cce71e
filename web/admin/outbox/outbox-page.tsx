import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { EmailPreview } from "#web/shared/emails/email-preview.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { addressWith } from "../shared/filter-address.ts";

const path = "/admin/outbox";
export const meta = siteMeta({ title: "Outbox", path, hidden: true });

const pageSize = 100;
const outbox = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["outbox", search],
    queryFn: ({ pageParam: skip }) =>
      api.notifications.outbox({ query: { limit: pageSize, skip, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
const emailById = (id: string) =>
  queryOptions({ queryKey: ["email", id], queryFn: () => api.notifications.email({ params: { id } }) });

/** What became of an email; without a mail server it is kept here and goes nowhere. */
const stateWords = {
  waiting: "Queued",
  sent: "Sent",
  kept: "Saved here",
  suppressed: "Suppressed",
  failed: "Failed",
} as const;

/** Every email the product wrote, as its reader sees it. */
export default function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const sent = useInfiniteQuery(outbox(search));
  const { data } = sent;
  const listed = addressWith(path, { search });
  const emails = data?.pages.flatMap((page) => page.emails);
  const openId = params.get("email") ?? emails?.[0]?.id;
  return (
    <Split
      listWidth="lg"
      phone={params.get("email") ? "detail" : "list"}
      list={
        <Pane label="Emails">
          <PageHeader size="pane" title="Outbox" description={data && counted(data.pages[0]!.total, "email")}>
            <SearchInput
              label="Search emails"
              value={search}
              onChange={(words) => setParams(words ? { search: words } : {}, { replace: true })}
            />
          </PageHeader>
          <PaneBody space="none">
            <Loaded of={sent} rows={8} size="sm" loading="Loading emails" failed="Couldn’t load emails">
              {({ pages }) => (
                <Emails emails={pages.flatMap((page) => page.emails)} search={search} openId={openId} />
              )}
            </Loaded>
            <ShowMore more={sent.hasNextPage} busy={sent.isFetchingNextPage} onMore={sent.fetchNextPage} />
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Email">
          {openId ? (
            <Email id={openId} back={listed} />
          ) : (
            emails?.length === 0 &&
            !search && <EmptyState title="No emails yet">Sent emails appear here.</EmptyState>
          )}
        </Pane>
      }
    />
  );
}

type Listed = Awaited<ReturnType<typeof api.notifications.outbox>>["emails"][number];
interface EmailsProps {
  emails: Listed[];
  search: string;
  openId: string | undefined;
}
function Emails({ emails, search, openId }: EmailsProps) {
  const phone = usePhone();
  if (emails.length === 0 && search)
    return (
      <EmptyState
        size="sm"
        title={`No email for “${search}”`}
        action={<ButtonLink href={path}>Show all emails</ButtonLink>}
      >
        Search by subject or address.
      </EmptyState>
    );
  return (
    <List label="Emails">
      {emails.map((email) => (
        <ListRow
          key={email.id}
          href={addressWith(path, { search, email: email.id })}
          current={!phone && email.id === openId}
          title={email.subject}
          end={<TimeAgo at={email.createdAt} look="short" />}
          text={email.recipient}
          textEnd={stateWords[email.state]}
        />
      ))}
    </List>
  );
}

function Email({ id, back }: { id: string; back: string }) {
  const found = useQuery(emailById(id));
  const phone = usePhone();
  return (
    <Loaded of={found} rows={4} loading="Loading email" failed="Couldn’t load this email">
      {(email) => (
        <PaneBody space="lg">
          <DetailHeader
            level={phone ? 1 : 2}
            back={{ href: back, label: "Back to emails" }}
            title={email.subject}
            text={`To ${email.recipient}`}
            aside={<Badge>{stateWords[email.state]}</Badge>}
          />
          <EmailPreview {...email} />
        </PaneBody>
      )}
    </Loaded>
  );
}

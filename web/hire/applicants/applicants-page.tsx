import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import type { BatchMove } from "#contract/application-batches.ts";
import { useNarrow, usePhone } from "#ui/hooks/use-media-query.ts";
import { Pane } from "#ui/layout/pane.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { LoadFailure } from "#web/shared/lists/loaded.tsx";
import { useSavedQuery } from "#web/shared/lists/use-saved-query.ts";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { useSelection } from "#web/shared/lists/use-selection.ts";
import type { Route } from "./+types/applicants-page";
import { ApplicantDeck } from "./applicant-deck.tsx";
import { ApplicantDetail } from "./applicant-detail.tsx";
import { ApplicantList } from "./applicant-list.tsx";
import { BulkBar } from "#web/hire/shared/applicants/bulk-bar.tsx";
import { conversationOf } from "#web/hire/shared/applicants/message-link.tsx";
import { useFeedActions } from "./feed-actions.ts";
import {
  type FeedView,
  addressOf,
  applicationById,
  feedIds,
  feedOf,
  viewOf,
} from "#web/hire/shared/applicants/feed.ts";
import { FeedHead } from "./feed-head.tsx";
import { NobodyLeft } from "./nobody-left.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useFurther } from "./use-further.ts";
import { useFindApplication } from "#web/hire/shared/applicants/whereabouts.ts";
import { type ScreenRights, useMay } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "applicants" };

export const meta = siteMeta({ title: "Applicants", path: "/hire/applicants", hidden: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  if (lookedFor(search)) return null;
  const feed = feedOf(viewOf(search));
  const cache = context.get(queryCacheContext);
  await cache.prefetchQuery(feed);
  const rows = cache.getQueryData(feed.queryKey)?.applications ?? [];
  const open = rows.find(({ id }) => id === search.get("open")) ?? rows[0];
  if (open) await cache.prefetchQuery(applicationById(open.id));
  return null;
}
export const clientLoader = () => null;

/** One candidate fills the pane: decide in three seconds, undo in eight. On a phone the pane is a deck of cards. */
export default function ApplicantsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const phone = usePhone();
  useSavedQuery({
    key: "hire-app-requests-query",
    path: "/hire/applicants",
    skip: lookedFor(search) !== null,
  });
  const view = viewOf(search);
  const feed = useQuery(feedOf(view));
  const { data: page } = feed;
  const rows = page?.applications ?? [];
  // An address from elsewhere names the person only; the list they are on is looked up first.
  const looking = lookedFor(search);
  useFindApplication(looking, addressOf(view));
  const queue = useQueue({
    rows: looking ? [] : rows,
    named: search.get("open"),
    follow: (id) => void navigate(addressOf(view, id), { replace: true, preventScrollReset: true }),
  });
  const { open, place } = queue;
  // What is taken back lies on top of the deck again; a list keeps the place of who reads it.
  const decisions = useDecisions(view, narrow ? queue.show : undefined);

  const further = useFurther(view, page, place);
  const selection = useSelection(
    addressOf({ ...view, sort: "recent" }),
    rows.map(({ id }) => id),
  );
  const can = useMay();
  const mayDecide = can("applicants");
  const may = mayDecide ? mayTogether(view) : [];
  // Cards are drawn aside to decide.
  const listed = narrow && (search.has("list") || view.tab === "passed" || !mayDecide);
  const decided = view.tab === "passed";

  const acts = {
    onShortlist: () =>
      !decided &&
      queue.decide((row) =>
        row.applicationState === "review" ? decisions.approve(row) : decisions.decide(row, "shortlist"),
      ),
    onPass: (reason?: string) => !decided && queue.decide((row) => decisions.decide(row, "pass", { reason })),
    onSave: () => open?.applicationState === "pending" && queue.decide(decisions.save),
    onReopen: () => open && void decisions.reopen(open),
    onCancelPass: () => open && void decisions.cancelPass(open),
  };
  useFeedActions({
    may: mayDecide,
    mayMessage: mayDecide && can("messages"),
    name: open?.candidate.fullName,
    decided,
    saved: open?.saved ?? false,
    together: selection.count > 0,
    select: () => open && may.length > 0 && selection.toggle(open.id),
    next: queue.next,
    previous: queue.previous,
    shortlist: acts.onShortlist,
    pass: () => acts.onPass(),
    save: acts.onSave,
    message: () => open && void navigate(conversationOf(open.id)),
  });

  const failure = feed.error && !page && <LoadFailure size="sm" title="Couldn’t load applicants" of={feed} />;
  const waiting = { loaded: page !== undefined && !looking, loading: "Loading applicant" };
  const empty = <NobodyLeft view={view} />;
  if (narrow && !listed) {
    return (
      <Pane label="Applicants">
        <FeedHead view={view} total={page?.total} />
        {failure ??
          (open ? (
            <ApplicantDeck
              rows={rows}
              total={page?.total ?? rows.length}
              place={place}
              view={view}
              {...acts}
            />
          ) : (
            <>
              <QueueDetail open={undefined} {...waiting} empty={empty}>
                {() => null}
              </QueueDetail>
              <ToastRegion place="pane" />
            </>
          ))}
      </Pane>
    );
  }
  return (
    <QueueSplit
      labels={{ list: "Applicants", row: "Applicant" }}
      phone={search.get("open") ? "detail" : "list"}
      head={
        <>
          <FeedHead view={view} listed={listed} total={page?.total} />
          <BulkBar
            selection={selection}
            may={may}
            all={{ total: page?.total ?? 0, find: async () => (await feedIds(view)).ids }}
          />
        </>
      }
      list={
        failure ?? (
          <ApplicantList
            view={view}
            rows={page?.applications}
            further={further}
            openId={phone ? undefined : open?.id}
            onOpen={queue.choose}
            selection={may.length > 0 ? selection : undefined}
            listed={listed}
          />
        )
      }
      detail={
        <QueueDetail open={open} {...waiting} empty={empty}>
          {(row) => (
            <ApplicantDetail
              key={row.id}
              row={row}
              view={view}
              place={{
                number: place + 1,
                of: page?.total ?? rows.length,
                before: queue.before?.id,
                after: queue.after?.id,
              }}
              {...acts}
            />
          )}
        </QueueDetail>
      }
    />
  );
}

/** What can be done with several of a list at once: those who were passed, or are looked at by colleagues, are decided one by one. */
function mayTogether({ tab, split }: FeedView): readonly BatchMove[] {
  if (tab === "passed" || (tab === "pending" && split === "review")) return [];
  return ["shortlist", tab === "saved" ? "unsave" : "save", "pass"];
}

function lookedFor(search: URLSearchParams) {
  return search.has("tab") ? null : search.get("open");
}

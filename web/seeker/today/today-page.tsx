import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { RejectReason } from "#contract/match-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { useNarrow, usePhone } from "#ui/hooks/use-media-query.ts";
import { Pane } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { LoadFailure } from "#web/shared/lists/loaded.tsx";
import { textFont } from "#web/shared/text-font.ts";
import { useOpenRow } from "#web/shared/queue/use-open-row.ts";
import { TitledScreen } from "../titled-screen.tsx";
import type { Route } from "./+types/today-page";
import { MatchDetail } from "./match-detail.tsx";
import { MatchDeck } from "./match-deck.tsx";
import { MatchList, type Today } from "./match-list.tsx";
import { CloseBut } from "./close-but.tsx";
import { useTodayActions } from "./today-actions.ts";
import { jobById, todaysMatches, useDecide } from "#web/seeker/shared/matches.ts";

export const meta = siteMeta({ title: "Today’s matches", path: "/today", hidden: true });
export const links = () => [textFont];

export async function loader({ request, context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  await cache.prefetchQuery(todaysMatches);
  const open = openMatch(cache.getQueryData(todaysMatches.queryKey), new URL(request.url).searchParams);
  if (open) await cache.prefetchQuery(jobById(open.job.id));
  return null;
}
export const clientLoader = () => null;

/** The match that the address names, or the first that waits. */
function openMatch(today: Today | undefined, search: URLSearchParams) {
  return (
    today?.matches.find(({ id }) => id === search.get("match")) ??
    today?.matches.find(({ status, open }) => status === "pending" && open)
  );
}

/** Up to ten jobs a day: one key to say no and why, one to apply. */
export default function TodayPage() {
  const found = useQuery(todaysMatches);
  const { data: today, error } = found;
  const [search, setSearch] = useSearchParams();
  const [saysNo, setSaysNo] = useState(false);
  const navigate = useNavigate();
  const decide = useDecide();
  const phone = usePhone();
  const narrow = useNarrow();

  const waiting = today?.matches.filter(({ status, open }) => status === "pending" && open) ?? [];
  const row = useOpenRow({
    rows: waiting,
    named: search.get("match"),
    follow: (id) => setSearch(id ? { match: id } : {}, { replace: true, preventScrollReset: true }),
  });
  const open = today?.matches.find((match) => match.id === row.id) ?? waiting[row.place];
  const place = waiting.findIndex((match) => match.id === open?.id);

  function show(id: string | undefined) {
    setSaysNo(false);
    row.show(id);
  }
  function done(status: "rejected" | "saved", reason?: RejectReason) {
    if (!open) return;
    decide({ match: open, status, reason, onUndone: narrow ? () => show(open.id) : undefined });
    show(waiting[place + 1]?.id ?? waiting[place - 1]?.id);
  }
  useTodayActions({
    title: open?.status === "applied" ? undefined : open?.job.jobTitle,
    saysNo,
    next: () => show(waiting[place + 1]?.id ?? open?.id),
    previous: () => show(waiting[place - 1]?.id ?? open?.id),
    sayNo: () => setSaysNo((said) => !said),
    reject: (reason) => done("rejected", reason),
    save: () => done("saved"),
    apply: () => open?.open && void navigate(`/apply/${open.jobId}?from=matches`),
  });

  if (error && !today)
    return (
      <TitledScreen title={title}>
        <LoadFailure title="Couldn’t load your matches" of={found} />
      </TitledScreen>
    );
  if (!today) return <Coming />;
  if (!today.matches.length) return <NoMatches today={today} />;
  if (narrow && open && open.status !== "applied" && search.has("match")) {
    return (
      <MatchDeck
        today={today}
        waiting={waiting}
        open={open}
        onDecide={done}
        onExplain={(match, reason) =>
          decide({ match, status: "rejected", reason, onUndone: () => show(match.id) })
        }
      />
    );
  }
  return (
    <Split
      listWidth="lg"
      phone={search.has("match") ? "detail" : "list"}
      list={<MatchList today={today} openId={phone ? undefined : open?.id} />}
      detail={
        open ? (
          <Pane label={open.job.jobTitle}>
            <MatchDetail
              match={open}
              saysNo={saysNo}
              onSayNo={() => setSaysNo(!saysNo)}
              onReject={(reason) => done("rejected", reason)}
              onSave={() => done("saved")}
            />
          </Pane>
        ) : (
          <EmptyState
            title="You’re all caught up for today"
            action={<ButtonLink href="/applications">See your applications</ButtonLink>}
          >
            Your next matches arrive tomorrow morning, based on what you chose today.
          </EmptyState>
        )
      }
    />
  );
}

const title = "Today’s matches";

function Coming() {
  return (
    <Split
      listWidth="lg"
      list={
        <TitledScreen title={title} size="pane">
          <ListSkeleton rows={8} label="Looking for your matches" />
        </TitledScreen>
      }
      detail={null}
    />
  );
}

function NoMatches({ today }: { today: Today }) {
  return (
    <TitledScreen title={title}>
      <EmptyState
        title="No matches today"
        action={<ButtonLink href="/preferences">Look at your preferences</ButtonLink>}
      >
        {today.scored
          ? "Your next matches arrive tomorrow morning. For more of them, widen your preferences."
          : "With scoring off, we only show jobs that meet all your preferences. None do today."}
      </EmptyState>
      <CloseBut few />
    </TitledScreen>
  );
}

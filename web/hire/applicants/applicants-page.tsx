import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { Pane } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { ApplicantDetail } from "./applicant-detail.tsx";
import { ApplicantList } from "./applicant-list.tsx";
import { addressOf, feedOf, viewOf } from "./feed.ts";
import { useDecisions } from "./use-decisions.ts";

export const meta = siteMeta({ title: "Applicants", path: "/hire/applicants", hidden: true });

const queryKept = "hire-app-requests-query";

/** One candidate fills the pane: decide in three seconds, undo in eight. */
export default function ApplicantsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useKeptQuery();
  const view = viewOf(search);
  const { data: page, error, refetch } = useQuery(feedOf(view));
  const decisions = useDecisions(view);

  const rows = page?.applications ?? [];
  const place = Math.max(
    0,
    rows.findIndex((row) => row.id === search.get("open")),
  );
  const open = rows[place];
  const show = (id: string | undefined) =>
    void navigate(addressOf(view, id), { replace: true, preventScrollReset: true });
  const after = () => show(rows[place + 1]?.id ?? rows[place - 1]?.id);

  function decide(move: "pass" | "match", reason?: string) {
    if (!open || view.tab === "passed") return;
    after();
    void decisions.decide(open, move, { reason });
  }
  function save() {
    if (!open) return;
    after();
    void decisions.save(open);
  }
  useHotkeys({
    j: () => show(rows[place + 1]?.id ?? open?.id),
    k: () => show(rows[place - 1]?.id ?? open?.id),
    s: () => decide("match"),
    p: () => decide("pass"),
    v: save,
    m: () => open && void navigate(`/hire/messages?application=${open.id}`),
  });

  return (
    <Split
      phone={search.get("open") ? "detail" : "list"}
      list={
        <ApplicantList
          view={view}
          page={page}
          openId={open?.id}
          failure={error ? { sentence: sentenceOf(error), retry: () => void refetch() } : null}
        />
      }
      detail={
        <Pane label="Applicant">
          {open ? (
            <ApplicantDetail
              key={open.id}
              row={open}
              place={place + 1}
              of={page?.total ?? rows.length}
              view={view}
              onMatch={() => decide("match")}
              onPass={(reason) => decide("pass", reason)}
              onSave={save}
              onReopen={() => void decisions.reopen(open)}
            />
          ) : page ? (
            <EmptyState
              title={emptyWords[view.tab]}
              action={
                view.job ? (
                  <Button onClick={() => void navigate("/hire/applicants")}>Show all jobs</Button>
                ) : undefined
              }
            >
              New applicants appear here by themselves.
            </EmptyState>
          ) : (
            <ListSkeleton rows={6} label="Loading the applicant" />
          )}
        </Pane>
      }
    />
  );
}

const emptyWords = {
  pending: "Everybody has an answer",
  saved: "Nobody is saved",
  passed: "Nobody was passed on",
};

/** The last view is kept for this app while the browser tab lives. */
function useKeptQuery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search) sessionStorage.setItem(queryKept, search);
    else {
      const kept = sessionStorage.getItem(queryKept);
      if (kept) void navigate(`/hire/applicants${kept}`, { replace: true });
    }
  }, [search, navigate]);
}

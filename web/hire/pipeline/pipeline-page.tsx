import { useQuery } from "@tanstack/react-query";
import { Columns3, Info } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Board, type BoardMove } from "#ui/data/board/board.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { LoadFailure } from "#web/shared/lists/loaded.tsx";
import { useSelection } from "#web/shared/lists/use-selection.ts";
import { BulkBar } from "../shared/applicants/bulk-bar.tsx";
import { useFindApplication } from "../shared/applicants/whereabouts.ts";
import { BoardBar } from "./board-bar.tsx";
import {
  allStages,
  boardAddress,
  boardOf,
  boardsOf,
  columnIds,
  columnOf,
  columnsOf,
  ownStages,
  passed,
  stagesOf,
} from "./board.ts";
import { CandidateCard } from "./candidate-card.tsx";
import { useBoardMoves } from "./use-board-moves.ts";
import styles from "./pipeline.module.css";
import { type ScreenRights, useMay } from "#web/hire/shared/team/rights.ts";

export const handle: ScreenRights = { changes: "applicants" };

const CandidateDrawer = lazyPart(async () => (await import("./candidate-drawer.tsx")).CandidateDrawer);
const JobDrawer = lazyPart(async () => (await import("./job-drawer.tsx")).JobDrawer);
const HireDialog = lazyOverlay(async () => (await import("./hire-dialog.tsx")).HireDialog);

export const meta = siteMeta({ title: "Pipeline", path: "/hire/pipeline", hidden: true });

/** The board: who stands where, and every way of moving them on. */
export default function PipelinePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const job = search.get("job");
  const tags = search.get("tags");
  const board = boardOf(job, tags);
  const found = useQuery(board);
  const { data: page, error } = found;
  const { data: company } = useQuery(stagesOf(job));
  const { data: own } = useQuery(ownStages);
  const boardOfJob = company && own && boardsOf(company, job ? [] : own);
  const stages =
    company && boardOfJob && allStages([company, ...(page?.rows ?? []).map((row) => boardOfJob(row.job.id))]);
  const moves = useBoardMoves(board, stages ?? []);
  const selection = useSelection(
    boardAddress(search, { open: null, details: null, q: null }),
    (page?.rows ?? []).filter(mayMoveTogether).map(({ id }) => id),
  );
  const column = columnOfAll(page?.rows ?? [], selection.ids);
  const may = useMay()("applicants");
  const [toHire, setToHire] = useState<ApplicationRow | null>(null);

  const go = (changes: Record<string, string | null>, replace = true) =>
    void navigate(boardAddress(search, changes), { replace, preventScrollReset: true });
  const query = search.get("q")?.trim().toLowerCase() ?? "";
  const rows = (page?.rows ?? []).filter((row) => wordsOf(row).includes(query));
  const openId = search.get("open");
  const open = page?.rows.find(({ id }) => id === openId);
  const [opened, setOpened] = useState<string | null>(null);
  if (open && opened !== openId) setOpened(openId);
  // Whoever is not on the board anymore is found where they are; whoever leaves it under one's eyes just closes.
  useFindApplication(
    page && !open && opened !== openId ? openId : null,
    boardAddress(search, { open: null }),
  );

  function move(row: ApplicationRow, to: string, reason?: string) {
    if (to === "hired") setToHire(row);
    else void moves.move(row, to, reason);
  }
  function moved({ cardId, to }: BoardMove) {
    const row = page?.rows.find(({ id }) => id === cardId);
    if (row) move(row, to);
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title="Pipeline"
        actions={
          job && (
            <Button icon={Info} onClick={() => go({ details: "1" }, false)}>
              Job details
            </Button>
          )
        }
      >
        <BoardBar
          search={search}
          go={go}
          words={page && countWords(page.rows, page.total, query || tags ? rows.length : null)}
        />
      </PageHeader>
      <BulkBar
        wide
        selection={selection}
        may={["move", "pass"]}
        stages={(stages ?? []).filter(({ id }) => id !== "hired")}
        all={
          column && {
            total: column.count,
            find: async () => (await columnIds(job, { stage: column.id, tags })).ids,
          }
        }
      />
      <div className={styles.board}>
        {page && stages && boardOfJob && (page.rows.length > 0 || tags) && (
          <Board
            label="Pipeline"
            columns={columnsOf(stages, rows)}
            cardId={(row) => row.id}
            cardName={(row) => row.candidate.fullName}
            renderCard={(row) => (
              <CandidateCard
                row={row}
                withJob={!job}
                href={boardAddress(search, { open: row.id })}
                selection={may && mayMoveTogether(row) ? selection : undefined}
              />
            )}
            mayMove={({ cardId, from, to }) => {
              const row = rows.find(({ id }) => id === cardId);
              if (!may || !row || from === passed || (from === "hired" && to === passed)) return false;
              return to === passed || boardOfJob(row.job.id).some(({ id }) => id === to);
            }}
            onMove={moved}
            emptyText={query ? "No one with this name" : tags ? "No one with this tag" : "No one here"}
          />
        )}
        {page?.rows.length === 0 && !tags && <EmptyBoard job={job} />}
        {!page && !error && <BoardSkeleton />}
        {!page && error && <LoadFailure title="Couldn’t load the pipeline" of={found} />}
      </div>
      <Suspense>
        {open && (
          <CandidateDrawer
            key={open.id}
            row={open}
            onClose={() => go({ open: null })}
            onMove={(to, reason) => move(open, to, reason)}
            onHire={() => setToHire(open)}
            onReopen={() => {
              go({ open: null });
              void moves.reopen(open);
            }}
            onCancelPass={() => void moves.cancelPass(open)}
          />
        )}
        {job && search.get("details") && <JobDrawer id={job} onClose={() => go({ details: null })} />}
      </Suspense>
      <HireDialog
        open={toHire !== null}
        row={toHire}
        onHire={(row) => {
          void moves.move(row, "hired");
          setToHire(null);
        }}
        onClose={() => setToHire(null)}
      />
    </div>
  );
}

/** Who was passed or hired is decided about one by one. */
function mayMoveTogether(row: ApplicationRow) {
  return ![passed, "hired", null].includes(columnOf(row));
}

/** The column in which everyone who is selected stands, when it is one. */
function columnOfAll(rows: readonly ApplicationRow[], ids: ReadonlySet<string>) {
  const [id, ...others] = new Set(rows.filter((row) => ids.has(row.id)).map(columnOf));
  if (!id || others.length > 0) return undefined;
  return { id, count: rows.filter((row) => columnOf(row) === id).length };
}

const wordsOf = ({ candidate, job }: ApplicationRow) =>
  [candidate.fullName, candidate.headline, job.jobTitle].join(" ").toLowerCase();

function countWords(rows: readonly ApplicationRow[], total: number, found: number | null) {
  if (found !== null) return `${found} found`;
  if (rows.length < total) return `Latest ${rows.length} of ${total}`;
  const active = rows.filter((row) => ![passed, null].includes(columnOf(row))).length;
  return `${active} in the pipeline`;
}

function EmptyBoard({ job }: { job: string | null }) {
  return (
    <EmptyState
      icon={Columns3}
      title="No one is in the pipeline yet"
      action={
        <ButtonLink tone="fill" href={`/hire/applicants${job ? `?job=${job}` : ""}`}>
          Review applicants
        </ButtonLink>
      }
    >
      People you shortlist appear here in the first stage.
    </EmptyState>
  );
}

function BoardSkeleton() {
  return (
    <div className={styles.loading}>
      {["screen", "interview", "offer", "hired"].map((stage) => (
        <div key={stage} className={styles.column}>
          <ListSkeleton rows={4} label="Loading pipeline" />
        </div>
      ))}
    </div>
  );
}

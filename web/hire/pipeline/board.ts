import { queryOptions } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { Stage } from "#contract/job-stages.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { BoardColumn } from "#ui/data/board/board.tsx";
import { api } from "#web/api/client.ts";

/** The column of people who were passed on from the board; no stage may have this name. */
export const passed = "passed";
const pageSize = 100;
const mostCards = 500;
const mostPassed = 100;
const shownInColumn = 60;

export interface BoardPage {
  rows: ApplicationRow[];
  /** How many stand on the board in all, when not all were fetched. */
  total: number;
}

/** Everyone on the board of one job, or of all of them, with these tags; the latest activity first. */
export function boardOf(jobId: string | null, tags: string | null) {
  return queryOptions({
    queryKey: ["applications", "board", jobId, tags],
    refetchOnWindowFocus: true,
    queryFn: async (): Promise<BoardPage> => {
      const read = (stage: string, skip: number, limit: number) => {
        const query = { stage, skip, limit, ...(tags && { tags }) };
        return jobId
          ? api.applications.pipeline({ params: { id: jobId }, query })
          : api.applications.companyPipeline({ query });
      };
      const [first, gone] = await Promise.all([read("all", 0, pageSize), read(passed, 0, mostPassed)]);
      const rows = [...first.applications];
      while (rows.length < Math.min(first.total, mostCards)) {
        const next = await read("all", rows.length, pageSize);
        if (!next.applications.length) break;
        rows.push(...next.applications);
      }
      return { rows: [...rows, ...gone.applications], total: first.total + gone.total };
    },
  });
}

/** The stages of the board: the job's, or for all jobs the company's. */
export function stagesOf(jobId: string | null) {
  return queryOptions({
    queryKey: ["stages", jobId],
    staleTime: 60_000,
    queryFn: async (): Promise<Stage[]> => {
      if (jobId) return api.jobs.stages({ params: { id: jobId } });
      const [mine] = await api.jobs.companyStages();
      return mine?.stages ?? [];
    },
  });
}

/** Everyone in one column, also beyond what is shown. */
export function columnIds(jobId: string | null, { stage, tags }: { stage: string; tags: string | null }) {
  return api.applications.pipelineIds({ query: { stage, ...(jobId && { jobId }), ...(tags && { tags }) } });
}

/** The boards of jobs that have stages of their own. */
export const ownStages = queryOptions({
  queryKey: ["stages", "own"],
  staleTime: 60_000,
  queryFn: () => api.jobs.ownStages(),
});

/** Which stages a job's applications go through: its own, otherwise the company's. */
export function boardsOf(
  company: readonly Stage[],
  own: readonly { jobId: string; stages: readonly Stage[] }[],
) {
  const boards = new Map(own.map(({ jobId, stages }) => [jobId, stages]));
  return (jobId: string) => boards.get(jobId) ?? company;
}

/** Every stage that someone on the board may move to, in the order of the boards; "offer" and "hired" stay last. */
export function allStages(boards: Iterable<readonly Stage[]>): Stage[] {
  const all = new Map([...boards].flat().map((stage) => [stage.id, stage]));
  const last = ["offer", "hired"];
  const stages = [...all.values()];
  return [...stages.filter(({ id }) => !last.includes(id)), ...stages.filter(({ id }) => last.includes(id))];
}

/** Where a card stands. Someone who accepted an invitation is in interview; null for who left the board. */
export function columnOf({ applicationState, stage }: Pick<ApplicationRow, "applicationState" | "stage">) {
  if (applicationState === "accepted") return "interview";
  if (applicationState === "pipeline") return stage ?? "screen";
  return applicationState === "denied" && stage !== null ? passed : null;
}

/** The board's columns; a stage that only some other job has gets its column before "offer". */
export function columnsOf(
  stages: readonly Stage[],
  rows: readonly ApplicationRow[],
): BoardColumn<ApplicationRow>[] {
  const known = new Set([...stages.map(({ id }) => id), passed]);
  const others = [...new Set(rows.map(columnOf))].filter((id): id is string => id !== null && !known.has(id));
  const offer = Math.max(
    0,
    stages.findIndex(({ id }) => id === "offer"),
  );
  const titled = [
    ...stages
      .map(({ id, name }) => ({ id, title: name }))
      .toSpliced(offer, 0, ...others.map((id) => ({ id, title: nameOfStage(id) }))),
    { id: passed, title: "Passed" },
  ];
  return titled.map(({ id, title }) => {
    const cards = rows.filter((row) => columnOf(row) === id);
    return { id, title, cards: cards.slice(0, shownInColumn), count: cards.length };
  });
}

/** The row as it will stand in a column, before the server has said so. */
export function placedIn(row: ApplicationRow, column: string): ApplicationRow {
  if (column === passed)
    return { ...row, applicationState: "denied", stage: row.stage ?? "screen", passAt: null };
  return { ...row, applicationState: "pipeline", stage: column };
}

/** The row first in line, others as they were. */
export function withRow(page: BoardPage | undefined, row: ApplicationRow): BoardPage | undefined {
  return page && { ...page, rows: [row, ...page.rows.filter(({ id }) => id !== row.id)] };
}
/** The row where it was, as the server knows it. */
export function withTruth(page: BoardPage | undefined, row: ApplicationRow): BoardPage | undefined {
  return page && { ...page, rows: page.rows.map((each) => (each.id === row.id ? row : each)) };
}

/** What the address says about the board, and an address with something changed. */
export function boardAddress(search: URLSearchParams, changes: Record<string, string | null>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return `/hire/pipeline${next.size ? `?${next}` : ""}`;
}

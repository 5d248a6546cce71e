import { isDeepStrictEqual } from "node:util";
import type { OwnStage, PeopleTo, Stage, WrittenStage } from "#contract/job-stages.ts";
import { audit } from "#server/audit/audit.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { lockBoards } from "./board-lock.ts";
import { jobEvents } from "./events.ts";
import type { JobRow } from "./queries.ts";
import { boardOf, destinationOn, stagesFrom } from "./stage-rules.ts";
import { ownStagesOf } from "./stages.ts";
import { companyStages } from "./tables.ts";

/** Whose people: a job's, or those of all the company's jobs that follow its stages. */
export type Board = { jobId: string } | { companyId: string };
interface People {
  /** Ends what could still be undone into some stages: they go. */
  settle: (
    tx: Transaction,
    context: Pick<CompanyContext, "now">,
    board: Board,
    stages: string[],
  ) => Promise<void>;
  /** How many stand in each of some stages; those without anyone are left out. */
  count: (tx: Transaction, board: Board, stages: string[]) => Promise<{ stage: string; people: number }[]>;
  move: (
    tx: Transaction,
    context: Pick<CompanyContext, "viewer" | "now">,
    way: { board: Board; from: Stage | OwnStage; to: Stage },
  ) => Promise<void>;
}
let people: People | null = null;

/** Lets applications, which stand above jobs, say where people are and move them. */
export function guardStages(whoStands: People) {
  people = whoStands;
}

interface Change {
  board: Board;
  before: readonly OwnStage[];
  after: readonly OwnStage[];
  peopleTo: PeopleTo | undefined;
}
/** Moves the people of stages that go where the caller says, once the new board is there; whoever is left out is named. */
async function movePeople(
  tx: Transaction,
  context: Pick<CompanyContext, "viewer" | "now">,
  { board, before, after, peopleTo = {} }: Change,
) {
  const gone = before.filter(({ id }) => !after.some((each) => each.id === id));
  if (gone.length === 0 || !people) return;
  await lockBoards(tx, context.viewer.companyId);
  const goneIds = gone.map(({ id }) => id);
  await people.settle(tx, context, board, goneIds);
  const counted = await people.count(tx, board, goneIds);
  const occupied = gone.flatMap((stage) => {
    const here = counted.find((each) => each.stage === stage.id);
    return here ? [{ ...stage, people: here.people }] : [];
  });
  const open = occupied.filter(({ id }) => !peopleTo[id]);
  if (open.length > 0) {
    const who = open.map(
      ({ name, people: number }) => `${number === 1 ? "1 person" : `${number} people`} in “${name}”`,
    );
    throw conflict("STAGE_OCCUPIED", `Choose where people go first: ${sentenceList(who)}.`, { stages: open });
  }
  const now = boardOf(after);
  for (const from of occupied)
    await people.move(tx, context, { board, from, to: destinationOn(now, peopleTo[from.id]!) });
}

interface Written {
  job: Pick<JobRow, "stages" | "companyId">;
  /** Null means the company's; left out changes nothing. */
  stages: readonly WrittenStage[] | null | undefined;
}
/** The stages of a job are changed by whoever may change stages; saving them as they are is no change. */
export async function stageColumns(
  tx: Transaction,
  { viewer }: CompanyContext,
  { job, stages: written }: Written,
): Promise<{ stages?: OwnStage[] | null }> {
  if (written === undefined) return {};
  const stages = written && stagesFrom(written, await ownStagesOf(tx, job));
  if (isDeepStrictEqual(stages, job.stages)) return {};
  refuseUnlessAllowed(viewer, "stages");
  return { stages };
}

/** After a job's stages were written: the people of those that went. */
export async function followJobStages(
  tx: Transaction,
  context: CompanyContext,
  { job, stages, peopleTo }: { job: JobRow; stages: OwnStage[] | null; peopleTo: PeopleTo | undefined },
) {
  const before = await ownStagesOf(tx, job);
  const after = await ownStagesOf(tx, { ...job, stages });
  await movePeople(tx, context, { board: { jobId: job.id }, before, after, peopleTo });
}

interface CompanyBoard {
  stages: readonly WrittenStage[];
  peopleTo?: PeopleTo | undefined;
  seen?: OwnStage[] | undefined;
}
export async function setCompanyStages(
  context: CompanyContext,
  companyId: string,
  { stages: written, peopleTo, seen }: CompanyBoard,
) {
  const { db, viewer, now } = context;
  if (viewer.companyId !== companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await ownStagesOf(tx, { stages: null, companyId });
    if (seen && !isDeepStrictEqual(seen, before))
      throw conflict(
        "CHANGED_ELSEWHERE",
        "A teammate or another tab just changed the stages. Look at that version, then save again.",
      );
    const stages = stagesFrom(written, before);
    await tx
      .insert(companyStages)
      .values({ companyId, stages, changedAt: now() })
      .onConflictDoUpdate({ target: companyStages.companyId, set: { stages, changedAt: now() } });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "stages.changed",
        subject: { kind: "company", id: companyId, companyId },
        before: { stages: before },
        after: { stages, peopleTo },
      },
    );
    await movePeople(tx, context, { board: { companyId }, before, after: stages, peopleTo });
    await publish(tx, jobEvents.stagesChanged, { data: { companyId }, at: now() });
    return { companyId, stages: boardOf(stages) };
  });
}

import { type SQL, and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type Board, guardStages, jobs } from "#server/domains/jobs/index.ts";
import { settleSet } from "../batches/commit-batch.ts";
import { makeMove } from "../make-move.ts";
import { applications } from "../tables.ts";

const { applicationState, stage, jobId } = applications;

/** On the job itself, or on all of a company's jobs that follow its stages. */
function onBoard(tx: Transaction, board: Board): SQL {
  const following = (companyId: string) =>
    tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), isNull(jobs.stages)));
  return "jobId" in board ? eq(jobId, board.jobId) : inArray(jobId, following(board.companyId));
}

function standingIn(tx: Transaction, board: Board, stages: string[]): SQL | undefined {
  return and(eq(applicationState, "pipeline"), inArray(stage, stages), onBoard(tx, board));
}

guardStages({
  async settle(tx, { now }, board, stages) {
    const left = sql`${applications.pendingUndo} -> 'before' ->> 'stage'`;
    const rows = await tx
      .select()
      .from(applications)
      .where(and(isNotNull(applications.pendingUndo), inArray(left, stages), onBoard(tx, board)))
      .orderBy(asc(applications.id))
      .for("update");
    await settleSet(tx, rows, now());
  },
  count: (tx, board, stages) =>
    tx
      .select({ stage: sql<string>`${applications.stage}`, people: count() })
      .from(applications)
      .where(standingIn(tx, board, stages))
      .groupBy(applications.stage),
  async move(tx, { viewer, now }, { board, from, to }) {
    const rows = await tx
      .select()
      .from(applications)
      .where(standingIn(tx, board, [from.id]))
      .orderBy(asc(applications.id))
      .for("update");
    for (const row of rows)
      // Who is to be passed later moves along and is still passed then.
      await makeMove(
        tx,
        { ...row, passAt: null },
        {
          move: "move",
          who: { kind: "company", userId: viewer.userId },
          now: now(),
          stage: to.id,
          why: `“${from.name}” was removed from the board`,
          also: { passAt: row.passAt },
        },
      );
  },
});

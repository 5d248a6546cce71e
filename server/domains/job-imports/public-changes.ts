import { type SQL, and, eq, not, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import type { ImportRow } from "./queries.ts";
import { jobImportLines } from "./tables.ts";

const { kind, position, importId, done, before, jobId } = jobImportLines;

/** A line that closes a live job, or opens one again that had vanished from its board; beside the job. */
export const opensOrCloses = sql<boolean>`coalesce(
  (${kind} = 'gone' and ${jobs.status} = 'live')
  or (${kind} = 'changed' and ${jobs.status} = 'closed' and ${jobs.fingerprint} is null), false)`;

/** Whether what was chosen of a preview closes jobs or opens them again. */
export function choiceOpensOrCloses(db: Reader, id: string, leaveOut: number[]): Promise<boolean> {
  return hasLine(
    db,
    id,
    and(not(sql`${position} = any(${sql.param(leaveOut)}::int[])`), sql`${opensOrCloses}`)!,
  );
}

/** Whether taking an import back closes jobs, opens them again or removes live ones. */
export function undoOpensOrCloses(db: Reader, { id }: ImportRow): Promise<boolean> {
  const was = sql`${before} ->> 'status'`;
  return hasLine(
    db,
    id,
    sql`${done} and case when ${kind} = 'new' then ${jobs.status} = 'live' else ${was} <> ${jobs.status} end`,
  );
}

async function hasLine(db: Reader, id: string, wanted: SQL): Promise<boolean> {
  const [line] = await db
    .select({ position })
    .from(jobImportLines)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(and(eq(importId, id), wanted))
    .limit(1);
  return line !== undefined;
}

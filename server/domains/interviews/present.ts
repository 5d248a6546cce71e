import type { Reader } from "#server/database/open.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { interviewersOf } from "./rules.ts";
import type { InterviewRow } from "./queries.ts";

/** Interviews as both sides read them, with the names of who interviews. */
export async function presentInterviews(db: Reader, rows: readonly InterviewRow[]) {
  const people = await peopleByIds(db, rows.flatMap(interviewersOf));
  return rows.map((row) => ({
    ...row,
    sessions: row.sessions.map(({ title, minutes, interviewerIds }) => ({
      title,
      minutes,
      interviewers: interviewerIds.flatMap((id) => people.get(id) ?? []),
    })),
  }));
}

export async function presentOne(db: Reader, row: InterviewRow) {
  const [shown] = await presentInterviews(db, [row]);
  return shown!;
}

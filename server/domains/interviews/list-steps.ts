import type { CompanyContext } from "#server/context.ts";
import { peopleByIds } from "#server/domains/accounts/index.ts";
import { findForTeam } from "#server/domains/applications/index.ts";
import { type InterviewRow, interviewsAbout } from "./queries.ts";

/** What happened to the interviews of an application, as its history tells it to the team. */
export async function listSteps(context: CompanyContext, applicationId: string) {
  const { db, now } = context;
  await findForTeam(db, context, applicationId);
  const rows = await interviewsAbout(db, applicationId);
  const people = await peopleByIds(
    db,
    rows.flatMap(({ steps }) => steps.flatMap(({ byUserId }) => byUserId ?? [])),
  );
  return rows
    .flatMap((row) =>
      [...row.steps, ...heldBy(row, now())].map((each, n) => ({ id: `${row.id}-${n}`, ...each })),
    )
    .map(({ byUserId, ...step }) => ({ ...step, by: byUserId && (people.get(byUserId)?.fullName ?? null) }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** It is held once its agreed time has come. */
function heldBy({ state, time }: InterviewRow, now: Date) {
  if (state !== "confirmed" || !time || time > now) return [];
  const at = time.toISOString();
  const step = "held" as const;
  return [{ step, at, byUserId: null, time: at, earlierTime: null, whatChanged: [] }];
}

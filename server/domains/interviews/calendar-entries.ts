import type { AuthenticatedContext } from "#server/context.ts";
import { type CalendarEntry, calendarFile } from "#server/calendars/calendar-file.ts";
import type { Reader } from "#server/database/open.ts";
import { nameOfRole } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import { type InterviewRow, findVisible } from "./queries.ts";
import { spansOf } from "./slots.ts";

/** What calendars call it: each side reads the name of the other. */
export async function titlesOf(db: Reader, { jobId, companyId, candidateId }: InterviewRow) {
  const job = (await findJob(db, jobId))?.job.jobTitle ?? "the job";
  const company = (await findCompany(db, companyId))?.companyName ?? "The company";
  const candidate = (await nameOfRole(db, candidateId)) ?? "The candidate";
  return { candidate: `Interview: ${job}, ${company}`, team: `Interview: ${candidate}, ${job}` };
}

type Part = Pick<InterviewRow, "minutes"> & { sessions: Parameters<typeof spansOf>[0] };
type Described = Pick<InterviewRow, "id" | "revision" | "place" | "videoLink" | "note" | "changedAt">;
interface Wanted {
  title: string;
  start: Date;
  minutes: number;
  canceled: boolean;
}
/** An interview, or someone's part of it, for a calendar. */
export function calendarEntry(row: Described, { title, start, minutes, canceled }: Wanted): CalendarEntry {
  return {
    uid: row.id,
    sequence: row.revision,
    start: start.toISOString(),
    minutes,
    title,
    place: row.place,
    videoLink: row.videoLink,
    note: row.note,
    madeAt: row.changedAt.toISOString(),
    canceled,
  };
}

/** When someone is needed: the whole of it, or an interviewer's own sessions. */
export function partOf({ sessions, minutes }: Part, time: Date, userId?: string) {
  const spans = spansOf(sessions, time.getTime())
    .filter(({ userIds }) => userId !== undefined && userIds.includes(userId))
    .map(({ span }) => span);
  if (spans.length === 0) return { start: time, minutes };
  const [start, end] = [spans[0]!.start, spans.at(-1)!.end];
  return { start: new Date(start), minutes: (end - start) / 60_000 };
}

/** The file that both sides download. */
export async function showCalendarFile(context: AuthenticatedContext, id: string) {
  const { db, viewer } = context;
  const row = await findVisible(db, context, id);
  const titles = await titlesOf(db, row);
  const ofTeam = isTeamOf(viewer, row);
  if (!row.time) throw conflict("NO_TIME", "No time has been agreed yet.");
  const entry = calendarEntry(row, {
    ...partOf(row, row.time, (ofTeam && viewer.userId) || undefined),
    title: ofTeam ? titles.team : titles.candidate,
    canceled: row.state === "canceled",
  });
  return { fileName: "interview.ics", text: calendarFile(entry) };
}

import type { AuthenticatedContext } from "#server/context.ts";
import { type CalendarEntry, calendarFile } from "#server/calendars/calendar-file.ts";
import type { Reader } from "#server/database/open.ts";
import { nameOfRole } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
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
type Timed = Part &
  Pick<InterviewRow, "id" | "revision" | "time" | "place" | "videoLink" | "note" | "changedAt">;
interface Wanted {
  title: string;
  /** Its part only, where it is one of the interviewers. */
  userId?: string;
  /** Which time; by default the one that holds. */
  time?: Date;
  canceled?: boolean;
}
/** The agreed time for a calendar; of an interviewer's own sessions, from the first to the last. */
export function calendarEntry(row: Timed, wanted: Wanted): CalendarEntry | null {
  const time = wanted.time ?? row.time;
  if (!time) return null;
  const { start, minutes } = partOf(row, time, wanted.userId);
  return {
    uid: row.id,
    sequence: row.revision,
    start: start.toISOString(),
    minutes,
    title: wanted.title,
    place: row.place,
    videoLink: row.videoLink,
    note: row.note,
    madeAt: row.changedAt.toISOString(),
    canceled: wanted.canceled ?? false,
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
  const ofTeam = viewer.companyId === row.companyId;
  const entry = calendarEntry(row, {
    title: ofTeam ? titles.team : titles.candidate,
    ...(ofTeam && viewer.userId && { userId: viewer.userId }),
    canceled: row.state === "canceled",
  });
  if (!entry) throw conflict("NO_TIME", "No time has been agreed yet.");
  return { fileName: "interview.ics", text: calendarFile(entry) };
}

import { addDays } from "#shared/times/add-days.ts";
import { eq, sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { peopleFor } from "./calendars.ts";
import { type InterviewRow, findVisible } from "./queries.ts";
import { chosenFrom, interviewersOf } from "./rules.ts";
import { slotsFor, spansOf } from "./slots.ts";
import { interviewBookings } from "./tables.ts";

/** The free times that a candidate picks from, as its reader may know them. */
export async function listSlots(context: AuthenticatedContext, id: string) {
  const row = await findVisible(context.db, context, id);
  return row.state === "canceled" ? [] : slotsOf(context.db, row, context.now());
}

type Offered = Pick<InterviewRow, "id" | "companyId" | "sessions" | "window" | "timeZone">;
/** When everyone who is needed is free; none where the team proposed times itself. */
export async function slotsOf(db: Reader, row: Offered, now: Date): Promise<Date[]> {
  const { id, companyId, sessions, window, timeZone } = row;
  if (!window) return [];
  const people = await peopleFor(db, {
    companyId,
    interviewId: id,
    userIds: interviewersOf(row),
    from: addDays(new Date(window.from), -2),
    to: addDays(new Date(window.to), 3),
  });
  return slotsFor({ sessions, people, window, timeZone, now });
}

/** Takes the chosen time for all who are needed; of several who choose it at once, the first one has it. */
export async function book(
  tx: Transaction,
  row: InterviewRow,
  { chosen, now }: { chosen: string; now: Date },
) {
  await holdInterviewers(tx, row);
  const time = row.window ? await freeTime(tx, row, { chosen, now }) : chosenFrom(row, chosen, now);
  await tx.delete(interviewBookings).where(eq(interviewBookings.interviewId, row.id));
  const wanted = bookingsOf(row, time);
  if (wanted.length === 0) return time;
  if (!row.window) await refuseTaken(tx, row, wanted);
  await tx.insert(interviewBookings).values(wanted);
  return time;
}

/** Who is needed when, where an interview begins at a time. */
export function bookingsOf({ id: interviewId, sessions }: InterviewRow, time: Date) {
  return spansOf(sessions, time.getTime()).flatMap(({ span, userIds }, session) =>
    userIds.map((userId) => ({
      interviewId,
      session,
      userId,
      startsAt: new Date(span.start),
      endsAt: new Date(span.end),
    })),
  );
}

/** Bookings of one person are made one after the other; a fixed order keeps two panels from waiting for each other. */
async function holdInterviewers(tx: Transaction, row: InterviewRow) {
  for (const userId of interviewersOf(row).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 13))`);
}

async function freeTime(tx: Transaction, row: InterviewRow, { chosen, now }: { chosen: string; now: Date }) {
  const time = new Date(chosen);
  const free = await slotsOf(tx, row, now);
  if (!free.some((each) => each.getTime() === time.getTime())) throw taken();
  return time;
}

type Booking = typeof interviewBookings.$inferInsert;
async function refuseTaken(tx: Transaction, { id, companyId }: InterviewRow, wanted: Booking[]) {
  const people = await peopleFor(tx, {
    companyId,
    interviewId: id,
    userIds: [...new Set(wanted.map(({ userId }) => userId))],
    from: wanted[0]!.startsAt,
    to: wanted.at(-1)!.endsAt,
  });
  const overlaps = ({ userId, startsAt, endsAt }: Booking) =>
    people.get(userId)!.taken.some(({ start, end }) => start < endsAt.getTime() && startsAt.getTime() < end);
  if (wanted.some(overlaps)) throw taken();
}

function taken() {
  return conflict("SLOT_TAKEN", "This time was just taken. Choose another one.");
}

import { addDays } from "#shared/times/add-days.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import { eq, sql } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { peopleFor } from "./calendars.ts";
import { type InterviewRow, findVisible } from "./queries.ts";
import { chosenFrom, interviewersOf } from "./rules.ts";
import { type Span, noticeMs, slotsFor, spansOf } from "./slots.ts";
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
export function bookingsOf({ id: interviewId, sessions }: Pick<InterviewRow, "id" | "sessions">, time: Date) {
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
  if (time.getTime() < now.getTime() + noticeMs)
    throw conflict("SLOT_TOO_SOON", "It’s too late to pick this time. Choose a later one.");
  const free = await slotsOf(tx, row, now);
  if (!free.some((each) => each.getTime() === time.getTime())) throw taken();
  return time;
}

type Booking = typeof interviewBookings.$inferInsert;
async function refuseTaken(tx: Transaction, row: InterviewRow, wanted: Booking[]) {
  if ((await overlapping(tx, row, wanted)).length > 0) throw taken();
}

type Of = Pick<InterviewRow, "id" | "companyId">;
/** When people who are wanted are booked already at a time that overlaps. */
async function overlapping(
  tx: Transaction,
  { id, companyId }: Of,
  wanted: readonly Booking[],
): Promise<{ userId: string; taken: Span }[]> {
  const starts = wanted.map(({ startsAt }) => startsAt.getTime());
  const ends = wanted.map(({ endsAt }) => endsAt.getTime());
  const people = await peopleFor(tx, {
    companyId,
    interviewId: id,
    userIds: [...new Set(wanted.map(({ userId }) => userId))],
    from: new Date(Math.min(...starts)),
    to: new Date(Math.max(...ends)),
  });
  return wanted.flatMap(({ userId, startsAt, endsAt }) =>
    people
      .get(userId)!
      .taken.filter(({ start, end }) => start < endsAt.getTime() && startsAt.getTime() < end)
      .map((taken) => ({ userId, taken })),
  );
}

type Proposed = Of & Pick<InterviewRow, "times" | "sessions" | "timeZone">;
/** Refuses to propose a time at which someone who interviews is booked already, by name. */
export async function refuseBooked(tx: Transaction, row: Proposed) {
  const wanted = row.times.flatMap((time) => bookingsOf(row, new Date(time)));
  const [booked] = wanted.length > 0 ? await overlapping(tx, row, wanted) : [];
  if (!booked) return;
  const [user] = await tx.select({ name: users.fullName }).from(users).where(eq(users.id, booked.userId));
  const time = instantWords(new Date(booked.taken.start), row.timeZone);
  const sentence = `${user!.name} already has an interview on ${time}. Choose another time.`;
  throw invalid(sentence, { times: sentence }, "BOOKED");
}

function taken() {
  return conflict("SLOT_TAKEN", "This time was just taken. Choose another one.");
}

import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { InterviewerCalendar } from "#contract/interviews.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import type { Free } from "./slots.ts";
import { interviewBookings, interviewerCalendars } from "./tables.ts";

const weekdays = [1, 2, 3, 4, 5];

/** Office hours on weekdays, on the clock of one's account, until someone says otherwise. */
export async function calendarOf(
  db: Reader,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<InterviewerCalendar> {
  const [row] = await db
    .select()
    .from(interviewerCalendars)
    .where(and(eq(interviewerCalendars.companyId, companyId), eq(interviewerCalendars.userId, userId)));
  if (row) return row;
  const timeZone = (await findUser(db, userId))?.timeZone ?? "UTC";
  return { timeZone, hours: weekdays.map((day) => ({ day, from: "09:00", to: "17:00" })), timeOff: [] };
}

export function showCalendar({ db, viewer }: CompanyContext) {
  return calendarOf(db, viewer);
}

export async function setCalendar({ db, viewer, now }: CompanyContext, calendar: InterviewerCalendar) {
  const { companyId, userId } = viewer;
  const set = { ...calendar, changedAt: now() };
  const [row] = await db
    .insert(interviewerCalendars)
    .values({ companyId, userId, ...set })
    .onConflictDoUpdate({ target: [interviewerCalendars.companyId, interviewerCalendars.userId], set })
    .returning();
  return row!;
}

interface Asked {
  companyId: string;
  userIds: readonly string[];
  /** Its own bookings are free for itself. */
  interviewId: string;
  from: Date;
  to: Date;
}
/** When each of some interviewers works, and when they are booked. */
export async function peopleFor(db: Reader, { companyId, userIds, interviewId, from, to }: Asked) {
  const booked = await db
    .select()
    .from(interviewBookings)
    .where(
      and(
        inArray(interviewBookings.userId, [...userIds]),
        ne(interviewBookings.interviewId, interviewId),
        gt(interviewBookings.endsAt, from),
        lt(interviewBookings.startsAt, to),
      ),
    );
  const people = new Map<string, Free>();
  for (const userId of userIds)
    people.set(userId, {
      calendar: await calendarOf(db, { companyId, userId }),
      taken: booked
        .filter((each) => each.userId === userId)
        .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
    });
  return people;
}

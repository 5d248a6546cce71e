import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { bookingsOf } from "./book.ts";
import { interviewEvents } from "./events.ts";
import { saveInterview } from "./queries.ts";
import { interviewBookings, interviews } from "./tables.ts";
import { timeAsAgreed } from "#server/calendars/wall-time.ts";

/** At every start, which may bring new rules of time zones: interviews to come stay where the clocks show what was agreed. */
export async function keepWallTimes(db: Database, now: Date) {
  await db.transaction(async (tx) => {
    const coming = await tx
      .select()
      .from(interviews)
      .where(and(eq(interviews.state, "confirmed"), gt(interviews.time, now), isNotNull(interviews.wallTime)))
      .for("update");
    const moved = coming.flatMap((row) => {
      const time = timeAsAgreed({ time: row.time!, timeZone: row.timeZone, wallTime: row.wallTime! });
      return time.getTime() === row.time!.getTime() ? [] : [{ row, time }];
    });
    if (moved.length === 0) return;
    const ids = moved.map(({ row }) => row.id);
    await tx.delete(interviewBookings).where(inArray(interviewBookings.interviewId, ids));
    const bookings = moved.flatMap(({ row, time }) => bookingsOf(row, time));
    if (bookings.length > 0) await tx.insert(interviewBookings).values(bookings).onConflictDoNothing();
    for (const { row, time } of moved) {
      const changes = { time };
      await saveInterview(tx, row, { changes, event: interviewEvents.confirmed, byUserId: null, now });
    }
  });
}

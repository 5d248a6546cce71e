import { ICalCalendarMethod, ICalEventStatus, default as calendar } from "ical-generator";
import { z } from "zod";

/** One agreed time as calendars keep it. */
export const CalendarEntry = z.object({
  /** The same for every version of it. */
  uid: z.string(),
  /** Rises with each version. */
  sequence: z.number(),
  start: z.string(),
  minutes: z.number(),
  title: z.string(),
  place: z.string(),
  videoLink: z.string().nullable(),
  note: z.string().nullable(),
  /** When this version was made. */
  madeAt: z.string(),
  canceled: z.boolean(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

interface Invitation {
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** How a mail program takes an entry: as an invitation that later versions change, or as one that is gone. */
export function methodOf({ canceled }: CalendarEntry) {
  return canceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

/** One event as calendars read it (RFC 5545), in UTC; sent by mail it is an invitation of its one reader. */
export function calendarFile(entry: CalendarEntry, invitation?: Invitation): string {
  const start = new Date(entry.start);
  const { organizer, attendee } = invitation ?? {};
  return calendar({
    prodId: { company: "Interviews", product: "Interviews", language: "EN" },
    method: invitation ? methodOf(entry) : ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: entry.uid,
        sequence: entry.sequence,
        stamp: new Date(entry.madeAt),
        start,
        end: new Date(start.getTime() + entry.minutes * 60_000),
        summary: entry.title,
        location: entry.videoLink ?? entry.place,
        description: descriptionOf(entry),
        url: entry.videoLink,
        status: entry.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: organizer ?? null,
        attendees: attendee ? [{ ...attendee, rsvp: false }] : [],
      },
    ],
  }).toString();
}

function descriptionOf({ place, videoLink, note }: CalendarEntry) {
  return [videoLink && place, note].filter(Boolean).join("\n\n") || null;
}

import { Temporal } from "temporal-polyfill";
import type { Days, InterviewerCalendar } from "#contract/interviews.ts";
import { daysAfter, startOfDay } from "#shared/times/calendar-days.ts";
import type { Session } from "./tables.ts";

export interface Span {
  start: number;
  end: number;
}
export interface Free {
  calendar: InterviewerCalendar;
  /** What is booked already. */
  taken: readonly Span[];
}
interface Wanted {
  sessions: readonly Pick<Session, "minutes" | "interviewerIds">[];
  people: ReadonlyMap<string, Free>;
  /** First and last day, as the clocks of the zone have them. */
  window: Days;
  timeZone: string;
  now: Date;
}
const minuteMs = 60_000;
const stepMs = 30 * minuteMs;
/** Nobody is surprised by an interview. */
export const noticeMs = 2 * 60 * minuteMs;
const mostSlots = 500;

/** When every session can follow the one before with all of its interviewers free, the earliest first. */
export function slotsFor({ sessions, people, window, timeZone, now }: Wanted): Date[] {
  const open = {
    start: Math.max(startOfDay(window.from, timeZone).getTime(), now.getTime() + noticeMs),
    end: startOfDay(daysAfter(window.to, 1), timeZone).getTime(),
  };
  // A part that no one attends can’t be booked.
  if (sessions.some(({ interviewerIds }) => interviewerIds.length === 0)) return [];
  const free = new Map([...people].map(([userId, each]) => [userId, freeSpans(each, open)]));
  const slots: Date[] = [];
  for (const start of startsWithin(free.get(sessions[0]?.interviewerIds[0] ?? "") ?? [], open)) {
    if (slots.length === mostSlots) break;
    if (
      spansOf(sessions, start).every(({ span, userIds }) => userIds.every((id) => fits(free.get(id), span)))
    )
      slots.push(new Date(start));
  }
  return slots;
}

/** When each session is, where the first begins at the start, and who is needed. */
export function spansOf(sessions: Wanted["sessions"], start: number) {
  let at = start;
  return sessions.map(({ minutes, interviewerIds }) => {
    const span = { start: at, end: at + minutes * minuteMs };
    at = span.end;
    return { span, userIds: interviewerIds };
  });
}

/** Working hours on the days of the window, without days off and what is taken. */
function freeSpans({ calendar, taken }: Free, open: Span): Span[] {
  const { timeZone, hours, timeOff } = calendar;
  const first = dayAt(open.start, timeZone);
  const last = dayAt(open.end, timeZone);
  const spans: Span[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const name = day.toString();
    if (timeOff.some(({ from, to }) => from <= name && name <= to)) continue;
    for (const { from, to } of hours.filter((each) => each.day === day.dayOfWeek))
      spans.push({ start: clockOn(day, from, timeZone), end: clockOn(day, to, timeZone) });
  }
  const worked = joined(spans.filter(({ start, end }) => start < end));
  return taken.reduce(without, worked);
}

/** From the start of each span on, every half hour. */
function* startsWithin(spans: readonly Span[], open: Span) {
  for (const { start, end } of spans)
    for (let at = start; at < end && at < open.end; at += stepMs) if (at >= open.start) yield at;
}

function fits(free: readonly Span[] | undefined, { start, end }: Span) {
  return free?.some((each) => each.start <= start && end <= each.end) ?? false;
}

/** Spans in order, those that touch as one: a night's work goes over midnight. */
function joined(spans: readonly Span[]) {
  const found: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = found.at(-1);
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else found.push({ ...span });
  }
  return found;
}

function without(spans: readonly Span[], taken: Span) {
  return spans.flatMap(({ start, end }) =>
    taken.end <= start || end <= taken.start
      ? [{ start, end }]
      : [
          { start, end: Math.min(end, taken.start) },
          { start: Math.max(start, taken.end), end },
        ].filter((each) => each.start < each.end),
  );
}

function clockOn(day: Temporal.PlainDate, clock: string, timeZone: string) {
  if (clock === "24:00") return startOfDay(daysAfter(`${day}`, 1), timeZone).getTime();
  return day.toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds;
}

function dayAt(at: number, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
}

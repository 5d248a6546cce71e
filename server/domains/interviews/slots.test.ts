import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { InterviewerCalendar } from "#contract/interviews.ts";
import { slotsFor } from "./slots.ts";
import { instantOf, timeAsAgreed, wallTimeOf } from "#server/calendars/wall-time.ts";

const week = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
const calendar = (timeZone: string, more: Partial<InterviewerCalendar> = {}): InterviewerCalendar => ({
  timeZone,
  hours: week("09:00", "17:00"),
  timeOff: [],
  ...more,
});
const day = { from: "2026-11-24", to: "2026-11-24" };
const now = new Date("2026-11-21T09:00:00Z");
const one = {
  sessions: [{ minutes: 60, interviewerIds: ["marit"] }],
  window: day,
  timeZone: "Europe/Oslo",
  now,
};
const starts = (slots: Date[]) => slots.map((slot) => slot.toISOString().slice(11, 16));

test("slots: every half hour of the working hours in which the whole interview fits", () => {
  const people = new Map([["marit", { calendar: calendar("Europe/Oslo"), taken: [] }]]);
  const found = starts(slotsFor({ ...one, people }));
  expect(found).toHaveLength(15);
  expect([found[0], found.at(-1)]).toEqual(["08:00", "15:00"]);
});

test("slots: what is booked and days off are left out", () => {
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}Z`);
  const taken = [{ start: at("09:00"), end: at("15:00") }];
  const people = new Map([["marit", { calendar: calendar("Europe/Oslo"), taken }]]);
  expect(starts(slotsFor({ ...one, people }))).toEqual(["08:00", "15:00"]);
  const off = calendar("Europe/Oslo", { timeOff: [{ from: "2026-11-20", to: "2026-11-24" }] });
  expect(slotsFor({ ...one, people: new Map([["marit", { calendar: off, taken: [] }]]) })).toEqual([]);
});

test("slots: a panel meets when all of it is free, a sequence when each is in turn, across zones", () => {
  const people = new Map([
    ["marit", { calendar: calendar("Europe/Oslo"), taken: [] }],
    ["dilip", { calendar: calendar("America/New_York"), taken: [] }],
  ]);
  const panel = [{ minutes: 60, interviewerIds: ["marit", "dilip"] }];
  expect(starts(slotsFor({ ...one, sessions: panel, people }))).toEqual(["14:00", "14:30", "15:00"]);
  const unattended = [...panel, { minutes: 30, interviewerIds: [] }];
  expect(slotsFor({ ...one, sessions: unattended, people })).toEqual([]);
  const sequence = [
    { minutes: 60, interviewerIds: ["marit"] },
    { minutes: 30, interviewerIds: ["dilip"] },
  ];
  expect(starts(slotsFor({ ...one, sessions: sequence, people }))).toEqual([
    "13:00",
    "13:30",
    "14:00",
    "14:30",
    "15:00",
  ]);
});

test("slots: an unknown interviewer is never free, and no one is booked within two hours", () => {
  expect(slotsFor({ ...one, people: new Map() })).toEqual([]);
  const people = new Map([["marit", { calendar: calendar("Europe/Oslo"), taken: [] }]]);
  const late = new Date("2026-11-24T12:10:00Z");
  expect(starts(slotsFor({ ...one, people, now: late }))).toEqual(["14:30", "15:00"]);
});

const zones = (
  "Europe/Oslo Europe/London Europe/Lisbon Europe/Dublin Europe/Athens Europe/Chisinau Europe/Kyiv Europe/Istanbul " +
  "America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/St_Johns " +
  "America/Halifax America/Havana America/Santiago America/Asuncion America/Sao_Paulo America/Mexico_City America/Nuuk " +
  "America/Vancouver Africa/Cairo Africa/Casablanca Africa/Johannesburg Asia/Jerusalem Asia/Beirut Asia/Tokyo Asia/Kolkata " +
  "Asia/Kathmandu Asia/Almaty Asia/Gaza Atlantic/Azores Pacific/Auckland Pacific/Chatham Pacific/Apia Pacific/Easter " +
  "Australia/Sydney Australia/Lord_Howe"
).split(" ");

/** The instants from 2024 to 2030 at which the clocks of a zone are changed; the year's turns where they never are. */
function changesOf(timeZone: string) {
  const found: number[] = [];
  const end = Date.UTC(2031, 0);
  let at = Temporal.Instant.from("2024-01-01T00:00:00Z").toZonedDateTimeISO(timeZone);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.epochMilliseconds >= end) break;
    found.push(next.epochMilliseconds);
    at = next;
  }
  return found.length > 0 ? found : [2025, 2028].map((year) => Date.UTC(year, 0));
}

describe("slots: where clocks change", () => {
  test("forty zones are tried", () => expect(new Set(zones).size).toBe(40));

  const aChange = fc
    .constantFrom(...zones)
    .chain((timeZone) =>
      fc.record({ timeZone: fc.constant(timeZone), change: fc.constantFrom(...changesOf(timeZone)) }),
    );
  const aMoment = fc.tuple(aChange, fc.integer({ min: -1440, max: 1440 }));

  test("what was agreed stays what it was, also in an hour that comes twice", () => {
    fc.assert(
      fc.property(aMoment, ([{ timeZone, change }, minutes]) => {
        const time = new Date(change + minutes * 60_000);
        const wallTime = wallTimeOf(time, timeZone);
        expect(timeAsAgreed({ time, timeZone, wallTime })).toEqual(time);
        expect(wallTimeOf(instantOf(wallTime, timeZone), timeZone)).toBe(wallTime);
      }),
      { numRuns: 400 },
    );
  });

  const someHours = fc
    .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 24 }))
    .map(([from, hours]) => ({ from, to: Math.min(from + hours, 24) }));

  test("slots lie within the working hours that the interviewer's own clock shows", () => {
    fc.assert(
      fc.property(aChange, someHours, fc.constantFrom(30, 45, 60), ({ timeZone, change }, hours, minutes) => {
        const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
        const on = Temporal.Instant.fromEpochMilliseconds(change).toZonedDateTimeISO(timeZone).toPlainDate();
        const wanted = [1, 2, 3, 4, 5, 6, 7].map((each) => ({
          day: each,
          from: clock(hours.from),
          to: clock(hours.to),
        }));
        const slots = slotsFor({
          sessions: [{ minutes, interviewerIds: ["marit"] }],
          people: new Map([["marit", { calendar: { timeZone, hours: wanted, timeOff: [] }, taken: [] }]]),
          window: { from: on.subtract({ days: 1 }).toString(), to: on.add({ days: 1 }).toString() },
          timeZone,
          now: new Date(change - 30 * 86_400_000),
        });
        expect(slots.length).toBeGreaterThan(0);
        expect(slots).toEqual(
          [...new Set(slots.map(Number))].toSorted((a, b) => a - b).map((at) => new Date(at)),
        );
        for (const slot of slots) {
          const from = wallTimeOf(slot, timeZone).slice(11);
          const to = wallTimeOf(new Date(slot.getTime() + minutes * 60_000), timeZone).slice(11);
          if (hours.from === 0 && hours.to === 24) continue;
          expect(from >= clock(hours.from)).toBe(true);
          expect(to <= clock(hours.to) || to === "00:00").toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { instantWords } from "./instant-words.ts";

const entry = {
  uid: "0199a000@interviews",
  revision: 2,
  start: "2026-11-24T14:00:00.000Z",
  minutes: 45,
  title: "Interview: Backend engineer, Kestrel",
  place: "Room 4; 2nd floor",
  note: "Bring a laptop\nand a question",
  madeAt: "2026-11-22T10:00:00.000Z",
};

test("calendar file: a calendar file names the event, its version and its times in UTC", () => {
  const lines = calendarFile(entry).split("\r\n");
  expect(lines).toContain("DTSTART:20261124T140000Z");
  expect(lines).toContain("DTEND:20261124T144500Z");
  expect(lines).toContain("SEQUENCE:2");
  expect(lines).toContain("SUMMARY:Interview: Backend engineer\\, Kestrel");
  expect(lines).toContain("LOCATION:Room 4\\; 2nd floor");
  expect(lines).toContain("DESCRIPTION:Bring a laptop\\nand a question");
});

test("calendar file: a calendar file has no line over 75 octets, and loses nothing to that", () => {
  const note = "Grüße aus Zürich — ".repeat(30);
  const file = calendarFile({ ...entry, note });
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(file.replaceAll("\r\n ", "")).toContain(note);
});

test("calendar file: a note cannot add lines of its own to a calendar file", () => {
  const file = calendarFile({ ...entry, note: "x\r\nATTENDEE:mailto:someone@else.example" });
  expect(file.split("\r\n").filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
});

test.each([
  ["UTC", "Tuesday, November 24, 2026 at 2:00 PM UTC"],
  ["Europe/Berlin", "Tuesday, November 24, 2026 at 3:00 PM GMT+1"],
  ["America/New_York", "Tuesday, November 24, 2026 at 9:00 AM EST"],
])("calendar file: an instant in %s reads %s", (zone, words) => {
  expect(instantWords(entry.start, zone)).toBe(words);
});

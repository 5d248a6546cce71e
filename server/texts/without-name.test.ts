import ICAL from "ical.js";
import { expect, test } from "vitest";
import { escapeHtml } from "./safe-html.ts";
import { fileWithoutName, withoutName } from "./without-name.ts";

const named = { fullName: "Wilhelmina O'Quackenbush, Jr.", email: "wilhelmina@quackenbush.example" };

test("texts without a name: the name is removed whole, shortened and escaped, and nothing else", () => {
  const text = `${named.fullName} applied. Write to ${named.email}. ${named.fullName.slice(0, 14)}…`;
  expect(withoutName(text, named)).toBe("Deleted user applied. Write to Deleted user. Deleted user…");
  const html = `<b>${escapeHtml(named.fullName)}</b>`;
  expect(withoutName(html, named, escapeHtml)).toBe("<b>Deleted user</b>");
});

test("texts without a name: a calendar file stays valid, even where the name was folded", () => {
  const summary = `SUMMARY:Interview: ${"a very long job title with Ö ".repeat(2)}Wilhelmina O'Quacken\r\n bush\\, Jr.\\, Dredge master`;
  const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${summary}\r\nUID:1\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  const left = fileWithoutName(file, named);
  expect(left).not.toContain("Quacken");
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(left)).getFirstSubcomponent("vevent")!);
  expect(event.summary).toMatch(/^Interview: a very .* Ö Deleted user, Dredge master$/);
  expect(left.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

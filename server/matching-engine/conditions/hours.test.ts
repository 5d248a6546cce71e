import { expect, test } from "vitest";
import type { JobText } from "../types.ts";
import { conditionsOf } from "./conditions.ts";

/** On a day in winter: Berlin is an hour ahead of UTC, New York five behind. */
function compare(
  job: Partial<JobText>,
  { timeZone = "Europe/Berlin", atLeast = 4, asOf = "2026-11-22" } = {},
) {
  const wanted = { locations: ["Berlin, Germany"], remote: true, sharedHours: { atLeast, timeZone } };
  const about = { title: "Engineer", remote: true, ...job };
  return conditionsOf({ asOf, resume: [], wanted })(about).hours;
}
const inField = (place: string) => compare({ remoteRegions: [place] });
const inText = (text: string) => compare({ text: `We build software.\n${text}` });

test.each([
  ["Pacific hours", "Works Pacific hours: no hours shared with yours, and you asked for 4."],
  ["EST", "Works Eastern hours: 2 hours shared with yours, and you asked for 4."],
  ["US time zones", "Works US hours: up to 2 hours shared with yours, and you asked for 4."],
  ["ET/CT", "Works Eastern and Central hours: up to 2 hours shared with yours, and you asked for 4."],
  ["CET ± 2", "Works Central European (±2) hours: up to 8 hours shared with yours."],
  ["3 hours of EST", "Works Eastern (±3) hours: up to 5 hours shared with yours."],
  ["UTC-5 to UTC+1", "Works UTC−5 to UTC+1 hours: up to 8 hours shared with yours."],
  ["UTC+8 to UTC+10", "Works UTC+8 to UTC+10 hours: up to 1 hour shared with yours, and you asked for 4."],
  ["8am-5pm UTC+5:30", "Works UTC+5:30 hours: 3.5 hours shared with yours, and you asked for 4."],
  [
    "Pacific Time (PST) to Central European Time (CET)",
    "Works Pacific to Central European hours: up to 8 hours shared with yours.",
  ],
])("hours: a place field that says %s", (place, sentence) => {
  expect(inField(place).sentence).toBe(sentence);
});

test.each([
  ["You have 4 hours overlap with Berlin.", "Berlin"],
  ["Some overlap with our San Francisco office is needed.", "San Francisco"],
  ["Remote (European timezone) or on site.", "European"],
  ["Our core hours are 10am-4pm CET.", "Central European"],
  ["We live in one of these timezones: GMT, CET or EET.", "UTC, Central European and Eastern European"],
  ["You are in a Central-European time zone.", "Central-European"],
  ["Working hours are 9am to 5pm Pacific.", "Pacific"],
])("hours: a text that says “%s” tells of %s hours", (text, name) => {
  expect(inText(text).sentence).toContain(`Works ${name} hours:`);
});

test.each([
  "Apply by Friday 5pm EST.",
  "London, UK | Full time | 40 hours a week.",
  "We work across five time zones.",
  "You bring experience of ICT, CT and MRI.",
  "Work from any time zone.",
])("hours: “%s” tells of none", (text) => {
  expect(inText(text).verdict).toBe("unknown");
});

test.each<[string, Partial<JobText>, string]>([
  ["its countries", { remoteRegions: ["Australia"] }, "Remote in Australia: up to 1 hour shared with yours"],
  ["its states", { remoteRegions: ["California"] }, "Remote in California, United States: no hours shared"],
  ["the company", { companyPlace: "Tokyo, Japan" }, "The company is in Japan: no hours shared with yours"],
  [
    "the posting before all",
    { remoteRegions: ["Europe"], title: "Engineer (PST)" },
    "Works Pacific hours: no hours shared",
  ],
])("hours: where they are not stated, %s tells", (_, job, sentence) => {
  expect(compare(job)).toMatchObject({ verdict: "conflict", sentence: expect.stringContaining(sentence) });
});

test.each([
  ["Pacific/Auckland", "PST", 5],
  ["America/Sao_Paulo", "EST", 6],
  ["Asia/Kolkata", "GMT", 2.5],
])("hours: a day in %s shares of %s %d hours", (timeZone, place, hours) => {
  expect(compare({ remoteRegions: [place] }, { timeZone }).sentence).toContain(`: ${hours} hours shared`);
});

test("hours: clocks are those of the day", () => {
  const job = { remoteRegions: ["EST"] };
  const timeZone = "America/Phoenix";
  expect(compare(job, { timeZone, asOf: "2026-01-15" }).sentence).toContain("6 hours");
  expect(compare(job, { timeZone, asOf: "2026-07-15" }).sentence).toContain("5 hours");
});

test("hours: nothing is compared for work on site or from anywhere, or without the wish", () => {
  expect(compare({ remote: false, text: "Our core hours are 9-5 PST." }).verdict).toBe("unknown");
  expect(compare({ title: "Engineer (PST)", locations: ["Berlin, Germany"] }).verdict).toBe("unknown");
  expect(compare({ title: "Engineer (PST)", locations: ["Hamburg, Germany"] }).verdict).toBe("conflict");
  expect(compare({ remoteRegions: ["Worldwide"], companyPlace: "Tokyo, Japan" }).verdict).toBe("unknown");
  const wishless = conditionsOf({ asOf: "2026-11-22", resume: [], wanted: { remote: true } });
  expect(wishless({ title: "Engineer (PST)", remote: true }).hours.verdict).toBe("unknown");
});

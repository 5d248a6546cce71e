import { expect, test } from "vitest";
import { type Due, type Known, dueOf } from "./due.ts";

const now = new Date("2026-12-01T10:00:00Z");
const later = "2026-12-03T15:00:00Z";
const proposed = { state: "proposed" as const, times: [later], window: null, time: null };
const offer = (state: "sent" | "declined" | "accepted") => ({ state, expiresOn: "2026-12-12" });

test.each<[string, Known["offers"], Known["interviews"], Due | null]>([
  ["an open offer before an interview", [offer("sent")], [proposed], { what: "offer", by: "2026-12-12" }],
  ["times to choose from", [], [proposed], { what: "chooseTime" }],
  ["other times that were asked for", [], [{ ...proposed, state: "refused" }], { what: "newTimes" }],
  [
    "an interview to come",
    [offer("declined")],
    [{ ...proposed, state: "confirmed", time: later }],
    { what: "interview", at: later },
  ],
  [
    "what follows a declined offer",
    [offer("declined")],
    [{ ...proposed, times: [now.toISOString()] }],
    { what: "decision" },
  ],
  ["nothing else once it is accepted", [offer("accepted")], [{ ...proposed, state: "canceled" }], null],
])("application timeline: what comes next is %s", (_, offers, interviews, due) => {
  expect(dueOf({ offers, interviews, now })).toEqual(due);
});

import { on } from "#server/events/events.ts";
import { saveMatch } from "./saved-jobs.ts";

on("match.decided", "applications.saved-jobs", (tx, { data, at }) => saveMatch(tx, data, at), {
  lane: "people",
});

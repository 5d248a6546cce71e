import { expect, test } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { whereaboutsOf } from "./whereabouts.ts";

const one = { id: "a1", job: { id: "j1" }, candidate: { id: "c1" }, saved: false, qualified: true };
const withoutAccount = { id: "c1", userId: null } as ApplicationRow["candidate"];
const feed = (rest: string) => `/hire/applicants?${rest}&job=j1&open=a1`;

test.each<[Partial<ApplicationRow>, string]>([
  [{ applicationState: "pending" }, feed("tab=pending&split=qualified")],
  [{ applicationState: "pending", qualified: false }, feed("tab=pending&split=unqualified")],
  [{ applicationState: "pending", qualified: null }, feed("tab=pending&split=scoreless")],
  [{ applicationState: "pending", saved: true }, feed("tab=saved")],
  [{ applicationState: "review" }, feed("tab=pending&split=review")],
  [{ applicationState: "denied" }, feed("tab=passed")],
  [{ applicationState: "expired" }, feed("tab=passed")],
  [{ applicationState: "accepted" }, "/hire/pipeline?job=j1&open=a1"],
  [{ applicationState: "pipeline" }, "/hire/pipeline?job=j1&open=a1"],
  [{ applicationState: "declined" }, "/hire/network?open=c1"],
  [{ applicationState: "declined", shownAs: "withdrawn" }, feed("tab=passed")],
  [{ applicationState: "outbound" }, "/hire/network?open=c1"],
  [{ applicationState: "outbound", candidate: withoutAccount }, "/hire/leads?job=j1&tab=2&open=c1"],
  [{ applicationState: "declined", candidate: withoutAccount }, "/hire/leads?job=j1&tab=3&open=c1"],
])("someone who is %o is found at %s", (standing, address) => {
  expect(whereaboutsOf({ ...one, ...standing } as ApplicationRow)).toBe(address);
});

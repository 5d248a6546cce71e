import { expect, test } from "vitest";
import { hirePlaces } from "./places.ts";

test("places of a hiring team: who is saved for later or reviewed by colleagues is still waiting", () => {
  const none = {
    applied: 9,
    qualified: 0,
    unqualified: 0,
    scoreless: 0,
    passed: 9,
    marketplace: 0,
    unread: 1,
  };
  const few = { ...none, pending: 3, saved: 0, review: 0, jobId: "few", jobTitle: "Keeper" };
  const many = { ...none, pending: 2, saved: 4, review: 1, jobId: "many", jobTitle: "Ranger" };
  const [places, jobs] = hirePlaces(
    { ...none, pending: 5, saved: 4, review: 1, byJob: [few, many] },
    { messages: 0, notifications: 0 },
  );
  expect(places!.items.find(({ label }) => label === "Applicants")).toMatchObject({ count: 10 });
  expect(jobs!.items).toMatchObject([
    { label: "Ranger", count: 7 },
    { label: "Keeper", count: 3 },
  ]);
});

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PlannedPerson } from "#contract/outreach.ts";
import { show } from "#web/testing/calls.tsx";
import { PlannedPeople } from "./planned-people.tsx";

afterEach(cleanup);

const person = (candidateId: string, timeZone: string): PlannedPerson => ({
  candidateId,
  external: false,
  fullName: candidateId,
  profilePicture: null,
  messages: [{ at: "2026-12-01T09:00:00Z", text: "Hi" }],
  timeZone,
  missing: [],
  earlier: null,
  refused: null,
});

test("outreach: the same hour isn’t called UTC for one person and GMT for another", () => {
  const people = [person("Ann", "Europe/London"), person("Bo", "UTC")];
  show(<PlannedPeople people={people} left={new Set()} onLeave={() => {}} />, []);
  expect(screen.getAllByText(/9:00 AM GMT$/)).toHaveLength(2);
});

test("outreach: it says by whose clock messages go out", () => {
  show(<PlannedPeople people={[]} left={new Set()} onLeave={() => {}} />, []);
  expect(
    screen.getByText(
      /^Messages go out during working hours: in each person’s time zone where we know it, otherwise in your company’s\./,
    ),
  ).toBeTruthy();
});

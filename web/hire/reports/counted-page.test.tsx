import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import CountedPage from "./counted-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = {
  funnel: [{ step: "case-study", name: "Take home", count: 3 }],
  stages: [{ stage: "case-study", name: "Take home", here: 1, time: null }],
  interviewers: [{ userId: "u", fullName: "Marit Oakes", met: 3, booked: 1, minutes: 90 }],
};

test.each([
  ["number=reached&step=case-study", "Reached Take home"],
  ["number=here&step=case-study", "Now in Take home"],
  ["number=met&step=u", "Met by Marit Oakes"],
  ["number=booked&step=someone-else", "To be met by this interviewer"],
])("the list of %s is called by today's names: %s", async (query, title) => {
  answerCalls({
    "GET /company-reports": () => ({ report }),
    "GET /company-reports/applications": () => ({ applications: [], total: 0 }),
  });
  const path = "/hire/reports/applications";
  showScreen(<CountedPage />, { path, at: `${path}?${query}` });
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
});

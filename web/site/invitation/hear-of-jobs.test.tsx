import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { HearOfJobs } from "./hear-of-jobs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("page subscriptions: who asks reads that a link comes at most twice a day, and may not come today", async () => {
  answerCalls({ "POST /external-candidates/subscribe": () => ({ ok: true }) });
  show(<HearOfJobs token="t" company="Saltmarsh" />);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ann@people.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Email me new jobs" }));
  await screen.findByText(
    /A link is on its way to ann@people\.example, unless that address already gets these emails/,
  );
  expect(screen.getByText(/if none arrives, ask again tomorrow/)).toBeTruthy();
});

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ActivitySection } from "./activity-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const entry = {
  id: "s1",
  jobId: "j1",
  signal: "saved",
  at: "2026-11-24T09:00:00Z",
  jobTitle: "Ranger",
  companyName: "Park",
  effect: "Similar jobs come earlier.",
};

function open() {
  let signals = [entry, { ...entry, id: "s2", signal: "viewed", effect: "No effect." }];
  return answerCalls({
    "GET /candidate/c1/match-signals": () => ({ total: signals.length, signals }),
    "DELETE /candidate/c1/match-signals/s2": () => {
      signals = [entry];
      return { ok: true };
    },
    "DELETE /candidate/c1/match-signals": () => {
      signals = [];
      return { ok: true };
    },
  });
}

test("activity: each entry says what it does and is erased by itself, or all at once after a question", async () => {
  const sent = open();
  show(<ActivitySection candidateId="c1" />);
  const list = await screen.findByRole("list", { name: "Your activity" });
  expect(within(list).getByRole("link", { name: "Saved: Ranger" }).getAttribute("href")).toBe("/jobs/j1");
  within(list).getByText("Similar jobs come earlier.");
  fireEvent.click(screen.getByRole("button", { name: "Erase: Viewed Ranger" }));
  await waitFor(() => expect(screen.queryByText("No effect.")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Erase all activity" }));
  const dialog = await screen.findByRole("alertdialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Erase all activity" }));
  await screen.findByText("Jobs you view, open, save, share or hide will be listed here.");
  expect(sent.map(({ call }) => call)).toEqual([
    "DELETE /candidate/c1/match-signals/s2",
    "DELETE /candidate/c1/match-signals",
  ]);
});

test("activity: what was hidden is said to stay, and everything can be read to the end", async () => {
  const all = Array.from({ length: 45 }, (_, at) => ({ ...entry, id: `s${at}`, jobTitle: `Job ${at}` }));
  let page = 0;
  answerCalls({
    "GET /candidate/c1/match-signals": () => {
      const signals = all.slice(page * 20, ++page * 20);
      return { total: all.length, signals };
    },
  });
  show(<ActivitySection candidateId="c1" />);
  screen.getByText(/except for the jobs you hid, which we keep until you erase them\./);
  for (const count of [20, 40, 45]) {
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(count));
    const more = screen.queryByRole("button", { name: /more/i });
    if (count === 45) expect(more).toBeNull();
    else fireEvent.click(more!);
  }
});

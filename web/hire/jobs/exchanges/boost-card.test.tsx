import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Boost } from "#contract/exchanges.ts";
import { show } from "#web/testing/calls.tsx";
import { BoostCard } from "./boost-card.tsx";
import type { Boosts } from "./use-boosts.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const boost = {
  exchange: { id: "e", name: "Board", url: "https://board.example" },
  status: "live",
  link: "https://here.example/via/code",
  clicks: 2,
  robots: 0,
  applications: 0,
  text: "A job",
  toDo: "Post it",
} as Boost;

test.each([
  ["2026-11-20", "2026-11-20", "last click today"],
  ["2026-11-19", "2026-11-20", "last click yesterday"],
  ["2026-11-12", "2026-11-20", "last click on November 12"],
])("advertising: a last click on %s is told on the company’s %s", (lastClickOn, today, words) => {
  vi.setSystemTime("2026-11-21T03:00:00Z");
  const given = { ...boost, lastClickOn, today };
  show(<BoostCard boost={given} costs={undefined} boosts={{} as Boosts} open={false} />, [
    [["me"], { companyAdmin: { id: "a", companyId: "c", permissions: { jobs: true } } }],
  ]);
  expect(
    screen.getByText((_, element) => element?.tagName === "P" && element.textContent!.includes(words)),
  ).toBeTruthy();
});

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { CreditsSection } from "./credits-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const credits = { available: true, left: 18, held: 1, aMonth: 20, renewsAt: "2026-12-01T12:00:00Z" };
const row = {
  transferId: "t",
  at: "2026-11-24T09:00:00Z",
  memo: "Application through a job board",
  amount: -1,
  balance: 18,
};

test("apply credits: what is left until when, and what came and went", async () => {
  answerCalls({
    "GET /candidate/apply-credits": () => credits,
    "GET /candidate/ledgers": () => [row],
  });
  show(<CreditsSection />);
  await screen.findByText(
    /18 of 20 applications through job boards left until December 1\. 1 more may have arrived/,
  );
  expect(await screen.findByRole("cell", { name: "−1" })).toBeTruthy();
});

test("apply credits: where no application can leave, nothing is said", async () => {
  answerCalls({ "GET /candidate/apply-credits": () => ({ ...credits, available: false }) });
  const { container } = show(<CreditsSection />);
  await vi.waitFor(() => expect(fetch).toBeDefined());
  expect(container.textContent).toBe("");
});

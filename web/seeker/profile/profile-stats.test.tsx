import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ProfileStats } from "./profile-stats.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["in Berlin", "2026-10-31T23:00:00.000Z"],
  ["in London", "2026-11-01T00:00:00.000Z"],
  ["in New York", "2026-11-01T04:00:00.000Z"],
])("numbers: the next referrals come with the next month, %s", async (_where, since) => {
  const stats = { profileViews: 1, availableRequest: 0, pendingRequest: 0 };
  answerCalls({
    "GET /candidate/stats": () => ({ ...stats, lastUpdatedAvailableRequestDate: since }),
  });
  show(<ProfileStats />);
  expect(await screen.findByText(/more referrals on December 1, 2026\./)).toBeTruthy();
});

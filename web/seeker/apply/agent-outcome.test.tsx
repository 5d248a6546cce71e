import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AgentStatus } from "#contract/agent-applications.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { AgentOutcome } from "./agent-outcome.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "0199a000-0000-7000-8000-000000000001";
const application: AgentStatus = {
  id,
  jobId: "0199a000-0000-7000-8000-000000000002",
  jobTitle: "Night baker",
  companyName: "Crumb Bakery",
  system: "greenhouse",
  url: null,
  stage: "unknown",
  reason: "The board didn’t answer, so we can’t tell whether it arrived.",
  receipt: null,
  changedAt: "2026-11-29T12:00:00.000Z",
};

test.each([
  ["unknown", "It arrived", "arrived"],
  ["unknown", "It didn’t arrive", "not-arrived"],
  ["verification", "No code came", "not-arrived"],
] as const)("agent outcome: of one that is %s the person says “%s”", async (stage, button, said) => {
  const call = `POST /requests/agent/${id}/${said}`;
  const sent = answerCalls({ [call]: () => ({}) });
  show(<AgentOutcome application={{ ...application, stage }} />);
  fireEvent.click(screen.getByRole("button", { name: button }));
  await waitFor(() => expect(sent).toMatchObject([{ call }]));
});

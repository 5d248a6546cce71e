import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage } from "#contract/assistant-shapes.ts";
import { currentToasts } from "#ui/overlays/toast-store.ts";
import { show } from "#web/testing/calls.tsx";
import { Answer } from "./answer.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const answer: AssistantMessage = {
  id: "m1",
  threadId: "t1",
  role: "assistant",
  parts: [{ type: "text", text: "Finish your profile." }],
  answeredBy: "rules",
  state: "done",
  feedback: null,
  createdAt: "2026-03-02T09:00:00.000Z",
};

test("copying an answer: where the browser refuses, it says so", async () => {
  const refuse = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: refuse } });
  show(<Answer side="candidate" message={answer} />);
  fireEvent.click(screen.getByRole("button", { name: "Copy answer" }));
  await vi.waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(/blocked copying/));
});

test("rating an answer: what was pressed is shown as pressed", () => {
  show(<Answer side="candidate" message={{ ...answer, feedback: "up" }} />);
  const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
  expect([pressed("Helpful"), pressed("Not helpful")]).toEqual(["true", "false"]);
});

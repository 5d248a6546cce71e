import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { PromptsSection } from "./prompts-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("prompts: a question of one’s own is answered, and a draft is said to be one", async () => {
  const draft = { id: "0", prompt: "Why?", answer: "", completed: false };
  const kept: object[] = [draft];
  const sent = answerCalls({
    "GET /candidate-prompts": () => kept,
    "POST /candidate-prompts": (body) => {
      const row = { id: "1", candidateId: "me", createdAt: "2026-11-23T12:00:00.000Z", ...(body as object) };
      kept.push(row);
      return row;
    },
  });
  showScreen(<PromptsSection />, { path: "/profile", at: "/profile", known: [] });
  fireEvent.click(await screen.findByRole("button", { name: "Answer a prompt" }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Question" }), {
    target: { value: "A question of my own" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Your question" }), {
    target: { value: "Why bridges?" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: "Your answer" }), { target: { value: "They hold." } });
  fireEvent.submit(screen.getByRole("textbox", { name: "Your answer" }).closest("form")!);
  expect(await screen.findByText("They hold.", { selector: "p" })).toBeTruthy();
  expect(screen.getAllByText("Draft, only you see it")).toHaveLength(1);
  expect(sent[0]!.body).toEqual({ prompt: "Why bridges?", answer: "They hold.", completed: true });
});

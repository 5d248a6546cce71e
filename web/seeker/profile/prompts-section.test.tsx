import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show, showScreen } from "#web/testing/calls.tsx";
import { PromptsSection } from "./prompts-section.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

function showSection() {
  showScreen(<PromptsSection />, { path: "/profile", at: "/profile", known: [[["me"], { id: "ann" }]] });
}

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
  showSection();
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

test("prompts: an answer is there again after a reload, and its question is asked for where it was answered meanwhile", async () => {
  const kept: object[] = [];
  answerCalls({ "GET /candidate-prompts": () => kept });
  const openDialog = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Answer a prompt" }));
  const answer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" });
  const question = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Question" });
  showSection();
  await openDialog();
  fireEvent.change(await answer(), { target: { value: "They hold." } });
  const asked = question().value;
  cleanup();
  showSection();
  await openDialog();
  expect((await answer()).value).toBe("They hold.");
  expect(question().value).toBe(asked);
  cleanup();
  kept.push({ id: "1", prompt: asked, answer: "Elsewhere", completed: true });
  showSection();
  await screen.findByText("Elsewhere");
  await openDialog();
  expect((await answer()).value).toBe("They hold.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Your question" }).value).toBe("");
});

test("prompts: a question that is answered elsewhere while its dialog is open is asked for anew", async () => {
  const kept: object[] = [];
  answerCalls({ "GET /candidate-prompts": () => kept });
  const { cache } = show(<PromptsSection />, [[["me"], { id: "ann" }]]);
  fireEvent.click(await screen.findByRole("button", { name: "Answer a prompt" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Your answer" }), {
    target: { value: "They hold." },
  });
  const asked = screen.getByRole<HTMLSelectElement>("combobox", { name: "Question" }).value;
  kept.push({ id: "1", prompt: asked, answer: "Elsewhere", completed: true });
  void cache.invalidateQueries();
  const own = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your question" });
  expect(own.value).toBe("");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" }).value).toBe("They hold.");
});

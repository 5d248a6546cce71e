import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { HighlightDialog } from "./highlight-dialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
const openDialog = () => fireEvent.click(screen.getByText("Add"));
const title = () => screen.findByLabelText<HTMLInputElement>("Title");

function showDialog() {
  const dialog = <HighlightDialog stale={{ queryKey: ["works"] }} trigger={<button>Add</button>} />;
  show(dialog, [[["me"], { id: "ann" }]]);
}

test("highlights: what was typed is there again after Escape, until it is saved", async () => {
  answerCalls({ "POST /candidate-works": () => ({}) });
  showDialog();
  openDialog();
  fireEvent.change(await title(), { target: { value: "A talk" } });
  fireEvent.keyDown(await title(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  openDialog();
  expect((await title()).value).toBe("A talk");
  fireEvent.submit((await title()).form!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  openDialog();
  expect((await title()).value).toBe("");
});

test("highlights: what was typed is there again after a reload", async () => {
  answerCalls({});
  showDialog();
  openDialog();
  fireEvent.change(await title(), { target: { value: "A talk" } });
  cleanup();
  showDialog();
  openDialog();
  expect((await title()).value).toBe("A talk");
});

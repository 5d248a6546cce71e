import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { TagLine } from "./tag-line.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function edit(tags: string[], refused: object[] = []) {
  const sent = answerCalls({
    "GET /requests/tags": () => [{ tag: "Second look", count: 4 }],
    "PATCH /requests/tags": () => ({ changed: 1, refused }),
  });
  show(<TagLine row={{ id, tags }} />, [[["me"], { id: "u", can: { applicants: true } }]]);
  fireEvent.click(screen.getByRole("button", { name: tags.length ? "Edit tags" : "Add tags" }));
  const box = await screen.findByRole("combobox", { name: "Tags" }, { timeout: 20_000 });
  return { sent, box };
}

test("tags: the company's words are offered while typing, and a new one is sent at once", async () => {
  const { sent, box } = await edit([]);
  box.focus();
  fireEvent.keyDown(box, { key: "ArrowDown" });
  fireEvent.input(box, { target: { value: "sec" } });
  await screen.findByRole("option", { name: "Second look" });
  fireEvent.input(box, { target: { value: "berlin" } });
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ requestIds: [id], add: ["berlin"], remove: [] }]),
  );
});

test("tags: a removed tag is sent as removed, and comes back where that is refused", async () => {
  const because = "no longer among your applicants";
  const { sent } = await edit(["berlin"], [{ id, fullName: "Rania Zaidan", because }]);
  fireEvent.click(screen.getByRole("button", { name: "Remove berlin" }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ requestIds: [id], add: [], remove: ["berlin"] }]),
  );
  await screen.findByRole("button", { name: "Remove berlin" });
});

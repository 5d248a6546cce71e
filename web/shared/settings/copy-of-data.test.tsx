import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { CopyOfData } from "./copy-of-data.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("my data: a copy is asked for, shows how far it is, and can then be downloaded until its day", async () => {
  const making = { state: "making", done: 10, total: 40, bytes: null, until: null };
  const ready = { ...making, state: "ready", done: 40, bytes: 2_000_000, until: "2026-12-01T12:00:00Z" };
  let copy: object | null = null;
  const sent = answerCalls({
    "GET /users/my-data": () => ({ copy }),
    "POST /users/my-data": () => ({ copy: (copy = making) }),
  });
  show(<CopyOfData />, [[["me"], { timeZone: "Europe/London" }]]);
  fireEvent.click(await screen.findByRole("button", { name: "Prepare my data" }));
  expect(await screen.findByText("25%")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Prepare my data" })).toBeNull();
  copy = ready;
  const link = await screen.findByRole("link", { name: "Download my data" }, { timeout: 3000 });
  expect(link.getAttribute("href")).toBe("/api/users/my-data/file");
  expect(screen.getByText(/ready until December 1, 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Prepare a new copy" })).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(["POST /users/my-data"]);
});

test("my data: a copy that failed says so and can be asked for again", async () => {
  answerCalls({
    "GET /users/my-data": () => ({
      copy: { state: "failed", done: 0, total: 1, bytes: null, until: null },
    }),
  });
  show(<CopyOfData />, [[["me"], { timeZone: "Europe/London" }]]);
  expect(await screen.findByText(/Nothing is lost/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Prepare my data" })).toBeTruthy();
});

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardApplication } from "#contract/board-applications.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { AtBoard } from "./at-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const url = "https://boards.greenhouse.io/acme/jobs/1";
const failed: BoardApplication = {
  system: "greenhouse",
  url,
  state: "failed",
  at: "2026-11-20T09:00:00Z",
  reason: "Invalid attributes: phone",
  filesLeft: [],
};

function open(first: BoardApplication | null) {
  let shown = first;
  const sent = answerCalls({
    "GET /requests/a/board": () => shown,
    "POST /requests/a/board/retry": () => (shown = { ...failed, state: "sent", reason: null }),
  });
  show(<AtBoard applicationId="a" />, [[me.queryKey, { can: { applicants: true } }]]);
  return sent;
}

test("applications at boards: what could not be sent says why, and is tried again", async () => {
  const sent = open(failed);
  expect(await screen.findByText(/Couldn’t be sent to Greenhouse: Invalid attributes: phone/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Sent to Greenhouse/)).toBeTruthy();
  expect(sent).toMatchObject([{ call: "POST /requests/a/board/retry" }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
});

test("applications at boards: files that the board has no place for are named, with where they are", async () => {
  open({ ...failed, system: "lever", state: "sent", reason: null, filesLeft: ["loaf.jpg"] });
  expect(
    await screen.findByText(/Lever has no place for loaf.jpg, so look at the answers here/),
  ).toBeTruthy();
});

test("applications at boards: a board that takes none says where to look", async () => {
  open({ ...failed, system: "workable", state: "unsupported", at: null, reason: null });
  expect(await screen.findByText(/Workable takes no applications from other sites/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the job there" }).getAttribute("href")).toBe(url);
});

test("applications at boards: what may have arrived is looked for before it is sent again", async () => {
  open({ ...failed, state: "unknown", reason: "Sending was interrupted." });
  expect(
    await screen.findByText(
      /We don’t know whether this application arrived at Greenhouse. Sending was inter/,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText(/Sent to Greenhouse/)).toBeTruthy();
});

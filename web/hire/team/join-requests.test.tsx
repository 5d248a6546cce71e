import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import TeamPage from "./team-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const request = {
  id: "r",
  companyId: "c",
  email: "lee@kestrel.example",
  fullName: "Lee Late",
  title: null,
  permissions: {},
  state: "requested",
  expired: false,
  createdAt: "2026-11-23T08:00:00.000Z",
  expiresAt: "2026-12-07T08:00:00.000Z",
};
function open() {
  const sent = answerCalls({
    "PATCH /company-team-invites/r/remove": () => ({ ...request, state: "removed" }),
    "GET /company-team-invites": () => [],
  });
  showScreen(<TeamPage />, {
    path: "/hire/team",
    at: "/hire/team",
    known: [
      [["me"], { companyAdmin: { id: "a", companyId: "c" }, can: { team: true } }],
      [["company", "c"], { domains: ["kestrel.example"] }],
      [["team", "c"], []],
      [["team", "invites"], [request]],
    ],
  });
  return sent;
}

test("requests to join: a colleague who asks is invited with the permissions the team chooses", async () => {
  open();
  await screen.findByText("Lee Late");
  const list = screen.getByRole("list", { name: "Requests to join" });
  fireEvent.click(within(list).getByRole("button", { name: "Invite" }));
  expect(await screen.findByRole("textbox", { name: "Email" })).toHaveProperty("value", request.email);
});

test("requests to join: declining one takes it off the list", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Decline" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PATCH /company-team-invites/r/remove", body: undefined }]),
  );
  expect(screen.queryByText("Lee Late")).toBeNull();
});

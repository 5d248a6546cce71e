import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import ConnectionsPage from "./connections-page.tsx";
import { connectionsPath } from "./connections.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const person = {
  id: "p1",
  fullName: "Bo Acker",
  title: "Backend Engineer",
  employer: "Mill",
  linkedIn: "https://www.linkedin.com/in/bo",
  jobs: [{ id: "j1", jobTitle: "Senior Backend Engineer" }],
};
const nobody = { connections: [], total: 0, fitting: 0, connectedAt: null };
const some = { connections: [person], total: 1, fitting: 1, connectedAt: "2026-11-20T09:00:00.000Z" };
function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls(answers);
  showScreen(<ConnectionsPage />, {
    path: connectionsPath,
    at: connectionsPath,
    known: [[["me"], { parallelTag: "esi", employee: { id: "e1", companyId: "c1" } }]],
  });
  return sent;
}
async function upload() {
  const input = await waitFor(() => document.querySelector<HTMLInputElement>("input[type=file]")!);
  fireEvent.change(input, { target: { files: [new File(["PK"], "export.zip")] } });
}

test("connections: the export brings people, with the jobs that suit them and a way to refer", async () => {
  let list: object = nobody;
  open({
    "GET /employees/connections": () => list,
    "POST /employees/linkedin/connect": () => {
      list = some;
      return { connections: 1, leftOut: 2 };
    },
    "GET /shared-message-templates": () => [],
  });
  await upload();
  expect(await screen.findByText("May suit: Senior Backend Engineer")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("1 person, 1 of them may suit an open job");
  expect(currentToasts()).toMatchObject([{ text: "1 person added, 2 rows left out" }]);
  fireEvent.click(screen.getByRole("button", { name: "Refer Bo Acker" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Senior Backend Engineer" }));
  expect(await screen.findByText(/^Send Bo Acker Senior Backend Engineer/)).toBeTruthy();
});

test("connections: a file without them says what to upload", async () => {
  open({
    "GET /employees/connections": () => nobody,
    "POST /employees/linkedin/connect": () => {
      throw refusal("We found no Connections.csv in this file.");
    },
  });
  await upload();
  expect(await screen.findByText("We found no Connections.csv in this file.")).toBeTruthy();
});

test("connections: removing all of them asks first", async () => {
  const sent = open({
    "GET /employees/connections": () => some,
    "DELETE /employees/connections": () => ({ ok: true }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Remove all" }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove all" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["DELETE /employees/connections"]));
});

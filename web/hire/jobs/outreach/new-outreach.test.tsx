import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { NewOutreach } from "./new-outreach.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const rosa = { id: "p1", fullName: "Rosa Alder", profilePicture: null, title: null, employer: null };
const planned = {
  candidateId: "p1",
  external: false,
  fullName: "Rosa Alder",
  profilePicture: null,
  messages: [],
  timeZone: "UTC",
  missing: [],
  earlier: null,
  refused: null,
};

function open() {
  const sent = answerCalls({
    "GET /requests/leads": () => ({ leads: [{ person: rosa }], total: 1 }),
    "GET /jobs/j1/talent-pool": () => ({ people: [], total: 0, availablePages: 1 }),
    "POST /outreach/preview": () => [planned],
    "POST /outreach": () => ({ planned: 1, refused: [] }),
  });
  showScreen(<NewOutreach jobId="j1" path="/hire/jobs/j1/outreach" />, {
    path: "/hire/jobs/:id/write",
    at: "/hire/jobs/j1/write",
    known: [[me.queryKey, { id: "u", can: { sourcing: true, messages: true } }]],
  });
  return sent;
}
const words = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
async function write() {
  fireEvent.click((await screen.findAllByRole("button", { name: /^Select all/ }))[0]!);
  fireEvent.change(await words(), { target: { value: "Come and see us" } });
  fireEvent.click(screen.getByRole("button", { name: "Add a follow-up" }));
  cleanup();
}

test("outreach: what is being written, and to whom, is there after a reload, and gone once it was sent", async () => {
  open();
  await write();
  const sent = open();
  expect((await words()).value).toBe("Come and see us");
  expect(screen.getByRole("heading", { name: "Follow-up 1" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Preview for 1 person" }));
  fireEvent.click(await screen.findByRole("button", { name: "Send to 1 person" }));
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(sent.at(-1)).toMatchObject({
    call: "POST /outreach",
    body: { candidateIds: ["p1"], text: "Come and see us", anyway: [] },
  });
});

test("outreach: one that is canceled is gone", async () => {
  open();
  await write();
  open();
  fireEvent.click(await screen.findByRole("link", { name: "Cancel" }));
  cleanup();
  open();
  expect((await words()).value).toBe("");
});

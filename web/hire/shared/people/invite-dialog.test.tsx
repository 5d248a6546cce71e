import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const person = { candidateId: "c1", fullName: "Freya" };
const job = { id: "j1", jobTitle: "Diver" };
const me = [["me"], { can: { sourcing: true, messages: true, message: true } }] as [
  readonly unknown[],
  unknown,
];
const contact = { candidateId: "c1", doNotContactSince: null, earlier: null, asksFirst: false };

test("invite dialog: who asked not to be written to has a date in the place of the button", () => {
  show(
    <InviteDialog
      person={person}
      job={job}
      contact={{ ...contact, doNotContactSince: "2026-11-03T10:00:00Z" }}
    />,
  );
  expect(screen.getByText("Do not contact, since Nov 3, 2026")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("invite dialog: says who of the team wrote last, and invites anyway only on purpose", async () => {
  const sent = answerCalls({
    "POST /company-networks/network/outbound": () => ({ invited: [{}], refused: [] }),
  });
  const earlier = { name: "Ana Reyes", mine: false, days: 9 };
  show(<InviteDialog person={person} job={job} contact={{ ...contact, earlier, asksFirst: true }} />, [me]);
  fireEvent.click(screen.getByRole("button", { name: /^Invite to apply/ }));
  expect(await screen.findByText("Ana Reyes wrote to them 9 days ago.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Invite anyway" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ anyway: true });
});

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import InvitationPage from "./invitation-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const invitation = {
  state: "open",
  company: { companyName: "Saltmarsh", slug: "saltmarsh", companyLogo: null },
  job: { id: "j1", jobTitle: "Diver", locations: ["Hull"] },
  fullName: "Ida Berg",
  message: null,
  held: [],
  source: null,
  intro: null,
  whatsNext: null,
};
function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ "GET /lead-invitations": () => invitation, ...answers });
  showScreen(<InvitationPage />, { path: "/invitation", at: "/invitation?token=t" });
  return sent;
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("invitation: only what changed is sent, and it says that the company can read it", async () => {
  const sent = open({
    "POST /external-candidates/whats-next": () => ({ ...invitation, whatsNext: "A harbor." }),
  });
  await screen.findByText("In your own words");
  write(/^What’s next for you/, "A harbor.");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saltmarsh can read this now")).toBeTruthy();
  expect(sent).toEqual([
    { call: "POST /external-candidates/whats-next", body: { token: "t", whatsNext: "A harbor." } },
  ]);
});

test("invitation: what was refused stays in its field", async () => {
  open({
    "POST /external-candidates/intro": () => {
      throw refusal("This invitation is no longer open.", { statusCode: 409 });
    },
  });
  await screen.findByText("In your own words");
  write(/^Who you are/, "I dive.");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This invitation is no longer open.")).toBeTruthy();
  expect(screen.getByDisplayValue("I dive.")).toBeTruthy();
});

test("invitation: after an answer the company’s other jobs are offered by email", async () => {
  const sent = open({
    "POST /lead-invitations": () => ({ ...invitation, state: "notInterested" }),
    "POST /external-candidates/subscribe": () => ({ ok: true }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Not interested" }));
  await screen.findByText("Other jobs at Saltmarsh");
  write(/^Email/, "ida@home.example");
  fireEvent.click(screen.getByRole("button", { name: "Email me new jobs" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    call: "POST /external-candidates/subscribe",
    body: { email: "ida@home.example", token: "t" },
  });
});

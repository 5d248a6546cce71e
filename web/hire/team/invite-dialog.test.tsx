import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const known: [readonly unknown[], unknown][] = [
  [["me"], { companyAdmin: { id: "a", companyId: "c" } }],
  [["company", "c"], { domains: ["kestrel.example"] }],
];
async function invite(email: string) {
  const sent = answerCalls({ "POST /company-team-invites": () => ({ id: "i" }) });
  show(<InviteDialog onClose={() => {}} />, known);
  fireEvent.change(await screen.findByRole("textbox", { name: "Email" }), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Send invitation" }));
  return sent;
}

test("team invitations: an address at another domain is warned about before it is sent", async () => {
  const sent = await invite("ana@other.example");
  await screen.findByText(/ana@other\.example isn’t at kestrel\.example/);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Send anyway" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ email: "ana@other.example" });
});

test("team invitations: an address at the company's domain goes out at once", async () => {
  const sent = await invite("ana@kestrel.example");
  await waitFor(() => expect(sent).toHaveLength(1));
});

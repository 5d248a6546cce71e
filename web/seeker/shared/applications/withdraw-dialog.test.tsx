import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MyApplication } from "#contract/application-shapes.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { myApplications } from "./my-applications.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const application = {
  id: "a1",
  canWithdraw: true,
  applicationState: "pending",
  job: { jobTitle: "Ranger" },
  company: { companyName: "Saltmarsh" },
} as MyApplication;

/** As screens show it: only while the application can be withdrawn. */
function Applications() {
  const { data = [] } = useQuery(myApplications);
  return data.map((each) => each.canWithdraw && <WithdrawDialog key={each.id} application={each} />);
}

test("withdraw: the reason is there again where the server refused, until it took it", async () => {
  let refuses = true;
  answerCalls({
    "GET /candidate/applications": () => [application],
    "PATCH /requests/a1/withdraw": () => {
      if (refuses) throw refusal("Later");
      return application;
    },
  });
  show(<Applications />, [
    [["me"], { id: "ann" }],
    [myApplications.queryKey, [application]],
  ]);
  const open = async () => fireEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
  const send = () => fireEvent.click(screen.getByRole("button", { name: "Withdraw application" }));
  await open();
  fireEvent.change(await reason(), { target: { value: "I’m moving" } });
  send();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  expect((await reason()).value).toBe("I’m moving");
  refuses = false;
  send();
  await waitFor(() => expect(localStorage.length).toBe(0));
});

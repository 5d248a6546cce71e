import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { ReportListing } from "./report-listing.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("report: another reason needs words, and what is refused is said in the dialog", async () => {
  let refused = true;
  const sent = answerCalls({
    "POST /listing-reports": () => {
      if (refused) throw refusal("Job not found", { statusCode: 404 });
      return { success: true };
    },
  });
  show(<ReportListing kind="job" id="j1" name="Typist" />);
  fireEvent.click(screen.getByRole("button", { name: "Report this job" }));
  const send = await screen.findByRole<HTMLButtonElement>("button", { name: "Send report" });
  expect(send.disabled).toBe(true);
  fireEvent.click(screen.getByText("Something else"));
  expect(send.disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "The office is a parking lot." } });
  fireEvent.click(send);
  expect(await screen.findByText("Job not found")).toBeTruthy();
  refused = false;
  fireEvent.click(send);
  await waitFor(() => expect(currentToasts()[0]?.text).toMatch(/^Thanks/));
  expect(sent.at(-1)?.body).toEqual({
    kind: "job",
    id: "j1",
    reason: "other",
    words: "The office is a parking lot.",
  });
});

test("report: a company is not reported as closed", async () => {
  answerCalls({});
  show(<ReportListing kind="company" id="c1" name="Acme" />);
  fireEvent.click(screen.getByRole("button", { name: "Report this company" }));
  await screen.findByText("It’s misleading or untrue");
  expect(screen.queryByText(/isn’t open/)).toBeNull();
});

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { posting as job } from "#web/testing/postings.ts";
import PostingPage from "./posting-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ "GET /external-jobs/e1": () => job, ...answers });
  showScreen(<PostingPage />, { path: "/post-a-job/:id", at: "/post-a-job/e1", known: [] });
  return sent;
}
const soon = { timeout: 3000 };
function refuseWebsite(body: unknown) {
  if ("companyWebsite" in (body as object))
    throw refusal("Please enter a valid URL", { details: { companyWebsite: "Please enter a valid URL" } });
  return { ...job, ...(body as object) };
}

test("post a job: a field that is refused is named, and what is typed besides it is saved", async () => {
  const sent = open({ "PATCH /external-jobs/e1": refuseWebsite });
  fireEvent.change(await screen.findByRole("textbox", { name: /Website/ }), { target: { value: "crumb" } });
  expect(await screen.findByText("Please enter a valid URL", {}, soon)).toBeTruthy();
  expect(await screen.findByText("Saved, except the highlighted fields")).toBeTruthy();
  fireEvent.change(screen.getByRole("textbox", { name: "Company" }), { target: { value: "Crumb & Sons" } });
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { companyName: "Crumb & Sons" } }), soon);
  expect(sent.at(-1)!.body).not.toHaveProperty("companyWebsite");

  const leave = new Event("beforeunload", { cancelable: true });
  fireEvent(window, leave);
  expect(leave.defaultPrevented).toBe(true);

  fireEvent.click(screen.getByRole("button", { name: "Send for review" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { companyWebsite: "crumb" } }));
  expect(sent.map(({ call }) => call)).not.toContain("POST /external-jobs/e1/publish");
  fireEvent.change(screen.getByRole("textbox", { name: /Website/ }), { target: { value: "" } });
  expect(await screen.findByText("Saved as you type")).toBeTruthy();
  expect(screen.queryByText("Please enter a valid URL")).toBeNull();
});

test("post a job: what a lost connection held back is saved once it is back", async () => {
  let lost = true;
  const sent = open({
    "PATCH /external-jobs/e1": (body) => {
      if (lost) throw new TypeError("Failed to fetch");
      return { ...job, ...(body as object) };
    },
  });
  fireEvent.change(await screen.findByRole("textbox", { name: "Company" }), { target: { value: "Crumbs" } });
  expect(await screen.findByText(/^No connection/, {}, soon)).toBeTruthy();
  lost = false;
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Saved as you type")).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ body: { companyName: "Crumbs" } });
});

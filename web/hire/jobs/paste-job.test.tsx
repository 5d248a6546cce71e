import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls } from "#web/testing/calls.tsx";
import { PasteJob } from "./paste-job.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const read = {
  jobTitle: "Bookkeeper",
  company: "Kelp",
  locations: ["Leeds, United Kingdom"],
  remote: false,
  remoteLocations: [],
  workplaceType: null,
  employmentType: "Part Time",
  seniority: null,
  salary: { currency: "GBP", period: "hour", min: 1450, max: 1600 },
  jobDescription: "<p>Keeps the books.</p>",
};

test("paste a job: what was read fills the editor, and what the posting does not say is named", async () => {
  const sent = answerCalls({ "POST /jobs/posting": () => read });
  const onFill = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PasteJob onFill={onFill} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Paste a job" }));
  const posting = await screen.findByRole("textbox", { name: "Posting" });
  fireEvent.change(posting, { target: { value: "Bookkeeper, Leeds" } });
  fireEvent.click(screen.getByRole("button", { name: "Fill in the job" }));
  await waitFor(() => expect(onFill).toHaveBeenCalled());
  expect(sent).toEqual([{ call: "POST /jobs/posting", body: { text: "Bookkeeper, Leeds" } }]);
  expect(onFill).toHaveBeenCalledWith({
    jobTitle: "Bookkeeper",
    locations: ["Leeds, United Kingdom"],
    employmentType: "Part Time",
    period: "hour",
    currency: "GBP",
    payFrom: "14.50",
    payTo: "16",
    jobDescription: "<p>Keeps the books.</p>",
  });
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "Job filled in. It doesn’t say: seniority" }]),
  );
});

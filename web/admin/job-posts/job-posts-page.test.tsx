import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import JobPostsPage from "./job-posts-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const post = {
  id: "e1",
  jobTitle: "Typing from home",
  companyName: "Quick Cash",
  companyWebsite: "",
  email: "di@quick.example",
  jobDescription: "<p>Earn money.</p>",
  locations: [],
  remote: true,
  workplaceType: null,
  employmentType: null,
  seniority: null,
  salary: null,
  prompts: [],
  likeness: 91,
  signals: ["earn money"],
  submittedAt: "2026-11-23T09:00:00Z",
};

test("job posts: the likeness is said with what was found, and a refusal needs its reason", async () => {
  const sent = answerCalls({
    "GET /admin/external-jobs": () => [post],
    "PATCH /admin/external-jobs/e1/status": () => post,
  });
  showScreen(<JobPostsPage />, { path: "/admin/job-posts", at: "/admin/job-posts", known: [] });
  expect(await screen.findByText(/91% like known scams\. Found: earn money/)).toBeTruthy();
  const refuse = screen.getByRole<HTMLButtonElement>("button", { name: "Refuse" });
  expect(refuse.disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: /Reason/ }), { target: { value: "Who hires?" } });
  fireEvent.click(refuse);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Typing from home was refused" }]));
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      call: "PATCH /admin/external-jobs/e1/status",
      body: { status: "refused", reason: "Who hires?", submittedAt: post.submittedAt },
    },
  ]);
});

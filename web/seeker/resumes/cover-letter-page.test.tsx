import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { letterFor } from "../shared/cover-letter.ts";
import CoverLetterPage from "./cover-letter-page.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const jobId = "0199a000-0000-7000-8000-000000000001";
const proposed = {
  text: "Dear team,\n\nEngineer, Kestrel: Built the booking service.",
  sentences: [{ text: "Engineer, Kestrel: Built the booking service.", sourceIds: ["resume/1"] }],
  sources: [{ id: "resume/1", kind: "resume", text: "Built the booking service" }],
  writtenBy: "rules",
};

function open(kept: string | null, away = false) {
  const changedAt = "2026-11-24T09:00:00Z";
  const sent = answerCalls({
    "PUT /candidate/cover-letter": (body) => {
      if (away) throw refusal("We’re down for a minute.", { statusCode: 503 });
      return { ...(body as object), changedAt };
    },
    "DELETE /candidate/cover-letter": () => ({ ok: true }),
    "POST /candidate/cover-letter/propose": () => proposed,
    "POST /candidate/cover-letter/preview": () => ({ svg: "<svg/>", pages: 1, notDrawn: [] }),
  });
  showScreen(<CoverLetterPage />, {
    path: "/resumes/for/:jobId/letter",
    at: `/resumes/for/${jobId}/letter?from=matches`,
    known: [
      [["me"], { id: "ann", candidate: { id: "ann" } }],
      [letterFor(jobId).queryKey, kept === null ? null : { jobId, text: kept, changedAt }],
    ],
  });
  return () => sent.filter(({ call }) => !call.startsWith("POST"));
}
const letter = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Cover letter/ });

test("cover letter: a draft is put in with its sources, kept, and taken away by undo", async () => {
  const kept = open(null);
  fireEvent.click(screen.getByRole("button", { name: "Write a draft" }));
  await waitFor(() => expect(letter().value).toBe(proposed.text));
  expect(screen.getByText("Built the booking service")).toBeTruthy();
  await waitFor(() => expect(kept().at(-1)).toMatchObject({ body: { jobId, text: proposed.text } }));
  const apply = screen.getByRole("link", { name: "Apply with this cover letter" });
  expect(apply.getAttribute("href")).toBe(`/apply/${jobId}?from=matches`);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(letter().value).toBe("");
  await waitFor(() => expect(kept().at(-1)?.call).toBe("DELETE /candidate/cover-letter"));
});

test("cover letter: what is typed is kept after a moment", async () => {
  const kept = open("Dear team,");
  fireEvent.change(letter(), { target: { value: "Dear all," } });
  expect(kept()).toEqual([]);
  await waitFor(() => expect(kept().at(-1)).toMatchObject({ body: { text: "Dear all," } }), {
    timeout: 2000,
  });
});

/** The tab is closed, or crashes: nothing is told to the page. */
function reload() {
  const here = { ...localStorage };
  cleanup();
  Object.assign(localStorage, here);
}

test("cover letter: what never reached the server is there after a reload, and is sent", async () => {
  open("Dear team,", true);
  fireEvent.change(letter(), { target: { value: "Dear all," } });
  await screen.findByText("We’re down for a minute.", {}, { timeout: 2000 });
  reload();
  const kept = open("Dear team,");
  expect(letter().value).toBe("Dear all,");
  await waitFor(() => expect(kept().at(-1)).toMatchObject({ body: { text: "Dear all," } }), {
    timeout: 2000,
  });
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test("cover letter: one that was changed elsewhere meanwhile waits for the person to choose", async () => {
  open("Dear team,", true);
  fireEvent.change(letter(), { target: { value: "Dear all," } });
  reload();
  const kept = open("Dear friends,");
  expect(letter().value).toBe("Dear all,");
  await new Promise((later) => setTimeout(later, 1000));
  expect(kept()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
  expect(letter().value).toBe("Dear friends,");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(letter().value).toBe("Dear all,");
});

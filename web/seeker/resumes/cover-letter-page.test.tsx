import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { letterFor } from "../shared/cover-letter.ts";
import CoverLetterPage from "./cover-letter-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const jobId = "0199a000-0000-7000-8000-000000000001";
const proposed = {
  text: "Dear team,\n\nEngineer, Kestrel: Built the booking service.",
  sentences: [{ text: "Engineer, Kestrel: Built the booking service.", sourceIds: ["resume/1"] }],
  sources: [{ id: "resume/1", kind: "resume", text: "Built the booking service" }],
  writtenBy: "rules",
};

function open(kept: string | null) {
  const changedAt = "2026-11-24T09:00:00Z";
  const sent = answerCalls({
    "PUT /candidate/cover-letter": (body) => ({ ...(body as object), changedAt }),
    "DELETE /candidate/cover-letter": () => ({ ok: true }),
    "POST /candidate/cover-letter/propose": () => proposed,
    "POST /candidate/cover-letter/preview": () => ({ svg: "<svg/>", pages: 1 }),
  });
  showScreen(<CoverLetterPage />, {
    path: "/resumes/for/:jobId/letter",
    at: `/resumes/for/${jobId}/letter`,
    known: [[letterFor(jobId).queryKey, kept === null ? null : { jobId, text: kept, changedAt }]],
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

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import PreparationPage from "./preparation-page.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const question = "The job asks for “Rust”. How much of this have you done?";
const rust = { id: "r1", text: "Rust", must: true, note: null };
const company = {
  companyName: "Peak Park",
  slug: "peak",
  companyAboutHeader: "Trails for everyone",
  companyIndustry: ["Parks"],
  companySize: "Small",
  companyHQlocation: null,
  companyFoundedYear: null,
  website: null,
  values: [],
};

function open(
  requirement: { verdict: string | null; evidence: { line: string } | null },
  keep: (body: unknown) => unknown = (body) => body,
) {
  const sent = answerCalls({
    "GET /requests/a1/preparation": () => ({
      applicationId: "a1",
      jobId: "j1",
      jobTitle: "Ranger",
      company,
      requirements: [{ ...rust, ...requirement }],
      questions: [{ question, line: requirement.evidence?.line ?? null, note: "" }],
      earlier: [],
    }),
    "GET /requests/a1/interviews": () => [],
    "PUT /requests/a1/preparation/note": keep,
  });
  showScreen(<PreparationPage />, {
    path: "/applications/:id/prepare",
    at: "/applications/a1/prepare",
    known: [[["me"], { id: "u1" }]],
  });
  return sent;
}
const evidence = { source: "resume", line: "• Two crates in Rust", lineIndex: 3 };

test("preparation: a requirement shows the matching line, and a note is saved on blur", async () => {
  const sent = open({ verdict: "unclear", evidence });
  const note = await screen.findByLabelText(/^The job asks for “Rust”/);
  expect(screen.getAllByText("You: “Two crates in Rust”")).toHaveLength(2);
  expect(screen.getByText("1–50")).toBeTruthy();
  fireEvent.change(note, { target: { value: "The parser" } });
  fireEvent.blur(note);
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ question, note: "The parser" }]);
});

test("preparation: a note that couldn’t be saved stays, says why and can be tried again", async () => {
  let down = true;
  const sent = open({ verdict: "unclear", evidence }, (body) => {
    if (down) throw refusal("Try again later.");
    return body;
  });
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^The job asks for “Rust”/);
  fireEvent.change(note, { target: { value: "The parser" } });
  fireEvent.blur(note);
  expect(await screen.findByText("Try again later. Your words are still here.")).toBeTruthy();
  down = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText(/Your words are still here/)).toBeNull());
  expect(note.value).toBe("The parser");
  expect(sent).toHaveLength(2);
});

test("preparation: a note written without a connection comes back after a reload and is saved then", async () => {
  open({ verdict: "unclear", evidence }, () => {
    throw refusal("Away");
  });
  const note = await screen.findByLabelText(/^The job asks for “Rust”/);
  fireEvent.change(note, { target: { value: "The parser" } });
  fireEvent.blur(note);
  await screen.findByText(/Your words are still here/);
  cleanup();
  const sent = open({ verdict: "unclear", evidence });
  expect(await screen.findByDisplayValue("The parser")).toBeTruthy();
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ question, note: "The parser" }]);
  expect(localStorage).toHaveLength(0);
});

test("preparation: with scoring off the requirements are listed and nothing is judged", async () => {
  open({ verdict: null, evidence: null });
  expect(await screen.findByText("Rust")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Turn automated scoring on" })).toBeTruthy();
  expect(screen.queryByText(/^You:/)).toBeNull();
});

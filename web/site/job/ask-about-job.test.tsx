import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MessagePart } from "#contract/assistant-shapes.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { AskAboutJob } from "./ask-about-job.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const job = { id: "j", jobTitle: "Ferry pilot", company: { id: "c", companyName: "Fjord" } };
const nights: MessagePart = {
  type: "data-quote",
  data: {
    kind: "job",
    documentId: "j",
    title: "Ferry pilot at Fjord",
    href: "/jobs/j",
    text: "Night shifts are every second week.",
  },
};
const known = {
  "GET /related-questions": () => ({
    job: ["Are there night shifts?"],
    company: [],
    fit: ["How well do I fit?", "Which requirements do I meet?", "What could I improve?"],
    applying: ["Can I apply again?", "Can I withdraw an application?", "a", "b", "c"],
  }),
  "GET /job-summaries": () => ({ jobId: "j", sentences: [] }),
  "GET /company-summaries": () => ({ companyId: "c", sentences: [] }),
};
async function open() {
  fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  return screen.findByRole("dialog", { name: "Ask about Ferry pilot" });
}

test("coach on a job’s page: a question is answered in the job’s own words, with a link to them", async () => {
  const sent = answerCalls({
    ...known,
    "POST /answer-question": () => ({ parts: [nights], answeredBy: "rules" }),
  });
  show(<AskAboutJob job={job} />);
  const dialog = within(await open());
  fireEvent.click(await dialog.findByRole("button", { name: "Are there night shifts?" }));
  expect(
    (await dialog.findByText("Night shifts are every second week.")).closest("blockquote"),
  ).not.toBeNull();
  expect(dialog.getByRole("link", { name: /^Ferry pilot at Fjord/ }).getAttribute("href")).toMatch(
    /^\/jobs\/j#:~:text=Night/,
  );
  dialog.getByText("Without a language model");
  for (const offered of ["Can I apply again?", "a", "b", "c"]) dialog.getByRole("button", { name: offered });
  expect(sent).toEqual([
    { call: "POST /answer-question", body: { jobId: "j", question: "Are there night shifts?" } },
  ]);
});

test("coach on a job’s page: if a question can’t be answered right now, it says why", async () => {
  answerCalls({
    ...known,
    "POST /answer-question": () => {
      throw refusal("You asked a lot. Try again in a minute.", { statusCode: 429 });
    },
  });
  show(<AskAboutJob job={job} />);
  const dialog = within(await open());
  fireEvent.click(await dialog.findByRole("button", { name: "What could I improve?" }));
  expect(await dialog.findByText("You asked a lot. Try again in a minute.")).toBeTruthy();
  const box = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  await waitFor(() => expect(box.value).toBe("What could I improve?"));
});

test("coach explanation: says where answers come from and links to what the coach remembers", async () => {
  answerCalls(known);
  show(<AskAboutJob job={job} />);
  const dialog = within(await open());
  fireEvent.click(dialog.getByRole("button", { name: "How it works" }));
  const explanation = within(await screen.findByRole("dialog", { name: "How the coach works" }));
  expect(explanation.getByText(/It never acts alone/)).toBeTruthy();
  expect(explanation.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings#memory");
  fireEvent.click(explanation.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("How the coach works")).toBeNull());
  expect(screen.getByRole("dialog", { name: "Ask about Ferry pilot" })).toBeTruthy();
});

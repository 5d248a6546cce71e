import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage, ListedThread, MessagePart } from "#contract/assistant-shapes.ts";
import { threadsOf } from "#web/shared/assistant/assistant-queries.ts";
import { answerCalls, answerInEvents, refusal, showScreen } from "#web/testing/calls.tsx";
import CoachPage from "./coach-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const at = "2026-11-20T09:00:00.000Z";
const job = { id: "j", jobTitle: "Ferry pilot", company: { id: "c", companyName: "Fjord" } };
const related = {
  job: ["Are there night shifts?"],
  company: [],
  fit: ["How well do I fit?", "Which requirements do I meet?", "What could I improve?"],
  applying: ["Can I apply again?", "Can I withdraw an application?", "a", "b", "c"],
};
const thread: ListedThread = {
  id: "t1",
  title: "Are there night shifts?",
  jobId: job.id,
  jobTitle: job.jobTitle,
  createdAt: at,
  changedAt: at,
};
const message = (id: string, role: AssistantMessage["role"], parts: MessagePart[]): AssistantMessage => ({
  id,
  threadId: thread.id,
  role,
  parts,
  answeredBy: role === "assistant" ? "rules" : null,
  state: "done",
  feedback: null,
  createdAt: at,
});
const question = message("m1", "user", [{ type: "text", text: thread.title }]);
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
const answer = message("m2", "assistant", [nights]);
const known = {
  "GET /jobs/j": () => job,
  "GET /related-questions": () => related,
  "GET /job-summaries": () => ({ jobId: "j", sentences: [] }),
  "GET /company-summaries": () => ({ companyId: "c", sentences: [] }),
  "GET /bot-threads": () => [thread],
  "GET /assist-messages": () => [answer, question],
};
const open = (search: string) =>
  showScreen(<CoachPage />, {
    path: "/coach",
    at: `/coach${search}`,
    known: [
      [["me"], { id: "ann" }],
      [threadsOf("candidate").queryKey, { pages: [[thread]], pageParams: [0] }],
      [["job", "j"], job],
      [["related-questions", "j"], related],
    ],
  });
const messages = () => within(screen.getByRole("region", { name: "Messages" }));

test("coach about a job: what people ask is offered, and an answer is kept in a conversation of its own", async () => {
  const sent = answerCalls({
    ...known,
    "POST /ai-bot/candidate-assist": () => ({ thread, question, answer }),
  });
  const { router } = open("?job=j&thread=new");
  for (const offered of [...related.fit, ...related.applying])
    expect(screen.getByRole("button", { name: offered })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ferry pilot at Fjord" }).getAttribute("href")).toBe("/jobs/j");
  fireEvent.click(screen.getByRole("button", { name: "Are there night shifts?" }));
  await waitFor(() => expect(router.state.location.search).toBe("?job=j&thread=t1"));
  const quote = await messages().findByText("Night shifts are every second week.");
  expect(quote.closest("blockquote")).not.toBeNull();
  expect(sent).toEqual([
    {
      call: "POST /ai-bot/candidate-assist",
      body: { jobId: "j", threadId: null, message: "Are there night shifts?", retry: false },
    },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Answer again" }));
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ jobId: "j", threadId: "t1", retry: true }));
});

test("coach about a job: its conversations stand among the others, by the job they are about", async () => {
  answerCalls(known);
  const { router } = open("");
  const list = within(screen.getByRole("region", { name: "Conversations" }));
  const row = list.getByRole("link", { name: /Are there night shifts/ });
  expect(row.getAttribute("href")).toBe("/coach?job=j&thread=t1");
  expect(list.getByText("Ferry pilot")).toBeTruthy();
  await act(() => router.navigate("/coach?job=j&thread=t1"));
  expect(await messages().findByText("Night shifts are every second week.")).toBeTruthy();
});

test("coach about a job: an answer is shown while it comes, and can be stopped", async () => {
  const stream = answerInEvents("POST /ai-bot/candidate-assist");
  open("?job=j&thread=new");
  fireEvent.click(screen.getByRole("button", { name: "Are there night shifts?" }));
  await stream.send("part", { done: 0, of: 1, answer: { thread, question, answer } });
  await messages().findByText("Night shifts are every second week.");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(stream.stopped()).toBe(true);
});

test("coach about a job: a question that can’t be answered now says why, and comes back to the box", async () => {
  answerCalls({
    ...known,
    "POST /ai-bot/candidate-assist": () => {
      throw refusal("You asked a lot. Try again in a minute.", { statusCode: 429 });
    },
  });
  open("?job=j&thread=new");
  fireEvent.click(screen.getByRole("button", { name: "What could I improve?" }));
  expect(await screen.findByText("You asked a lot. Try again in a minute.")).toBeTruthy();
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  await waitFor(() => expect(box.value).toBe("What could I improve?"));
});

test("coach explanation: says where answers come from and links to what the coach remembers", async () => {
  answerCalls(known);
  open("?job=j&thread=new");
  fireEvent.click(screen.getByRole("button", { name: "How it works" }));
  const explanation = within(await screen.findByRole("dialog", { name: "How the coach works" }));
  expect(explanation.getByText(/It never acts alone/)).toBeTruthy();
  expect(explanation.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings#memory");
  fireEvent.click(explanation.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("How the coach works")).toBeNull());
});

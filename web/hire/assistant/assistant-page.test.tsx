import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage, MessagePart } from "#contract/assistant-shapes.ts";
import { messagesOf, threadsOf } from "#web/shared/assistant/assistant-queries.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import AssistantPage from "./assistant-page.tsx";
import { companyQuestions } from "./company-questions.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString();
const threadOf = (id: string, changedAt: string) => ({
  id,
  title: `About ${id}`,
  jobId: null,
  createdAt: changedAt,
  changedAt,
});
const quote: MessagePart = {
  type: "data-quote",
  data: {
    kind: "knowledge",
    documentId: "k",
    title: "Leave",
    href: "/hire/company/knowledge?open=k&line=2",
    text: "Parents take 31 weeks.",
  },
};
const message = (role: AssistantMessage["role"], parts: MessagePart[]): AssistantMessage => ({
  id: role,
  threadId: "t1",
  role,
  parts,
  answeredBy: role === "assistant" ? "rules" : null,
  state: "done",
  feedback: null,
  createdAt: day(0),
});
const question = message("user", [{ type: "text", text: "How long is leave?" }]);
const threads = [threadOf("t1", day(0)), threadOf("t2", day(1)), threadOf("t3", "2020-02-03T12:00:00Z")];

function open(
  at: string,
  { listed = threads, questions = ["How does parental leave work?"], sources = 1 } = {},
) {
  return showScreen(<AssistantPage />, {
    path: "/hire/assistant",
    at,
    known: [
      [["me"], { id: "ann" }],
      [threadsOf("company").queryKey, { pages: [listed], pageParams: [0] }],
      [
        messagesOf("company", "t1").queryKey,
        { pages: [[message("assistant", [quote]), question]], pageParams: [null] },
      ],
      [companyQuestions.queryKey, { questions, sources }],
    ],
  });
}

test("hiring team’s assistant: conversations are listed under Today, Yesterday and their date", async () => {
  open("/hire/assistant");
  const list = within(screen.getByRole("region", { name: "Conversations" }));
  const headings = await list.findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Today",
    "Yesterday",
    "Monday, February 3, 2020",
  ]);
  const link = screen.getByRole("link", { name: "About t2" });
  expect(link.getAttribute("href")).toBe("/hire/assistant?thread=t2");
});

test("hiring team’s assistant: a quote links to its line in the source", async () => {
  open("/hire/assistant?thread=t1");
  const answer = await screen.findByRole("article", { name: "Answer" });
  expect(within(answer).getByText("Parents take 31 weeks.").closest("blockquote")).not.toBeNull();
  expect(
    within(answer)
      .getByRole("link", { name: /^Leave/ })
      .getAttribute("href"),
  ).toBe("/hire/company/knowledge?open=k&line=2");
});

test("hiring team’s assistant: a suggested question starts a company conversation", async () => {
  const begun = { thread: threads[0], question, answer: message("assistant", [quote]) };
  const sent = answerCalls({
    "POST /ai-bot/chat_completion": () => begun,
    "GET /assist-threads": () => threads,
    "GET /assist-messages": () => [begun.answer, question],
  });
  const { router } = open("/hire/assistant?thread=new", { listed: [] });
  fireEvent.click(await screen.findByRole("button", { name: "How does parental leave work?" }));
  await waitFor(() => expect(router.state.location.search).toBe("?thread=t1"));
  expect(sent).toEqual([
    {
      call: "POST /ai-bot/chat_completion",
      body: { threadId: null, as: "company", message: "How does parental leave work?", retry: false },
    },
  ]);
});

test("hiring team’s assistant: without any sources it links to where you add one", async () => {
  open("/hire/assistant?thread=new", { questions: [], sources: 0 });
  const link = await screen.findByRole("link", { name: "Open Knowledge" });
  expect(link.getAttribute("href")).toBe("/hire/company/knowledge");
});

test("hiring team’s assistant: How it works says what it reads and who can see the conversations", async () => {
  open("/hire/assistant");
  fireEvent.click(await screen.findByRole("button", { name: "How it works" }));
  const dialog = await screen.findByRole("dialog", { name: "How the assistant works" });
  expect(within(dialog).getByText(/no other company’s sources/)).toBeTruthy();
  expect(within(dialog).getByText(/Only you see your conversations/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

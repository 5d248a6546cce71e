import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage, MessagePart } from "#contract/assistant-shapes.ts";
import { messagesOf, threadsOf } from "#web/shared/assistant/assistant-queries.ts";
import { answerCalls, answerInEvents, refusal, showScreen } from "#web/testing/calls.tsx";
import CoachPage from "./coach-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = (known: [readonly unknown[], unknown][], at = "/coach") =>
  showScreen(<CoachPage />, { path: "/coach", at, known: [[["me"], { id: "ann" }], ...known] });
const coachThreads = threadsOf("candidate").queryKey;
const at = "2026-11-20T09:00:00.000Z";
const threadOf = (id: string, changedAt = at) => ({
  id,
  title: `About ${id}`,
  jobId: null,
  jobTitle: null,
  createdAt: at,
  changedAt,
});
const message = (
  role: AssistantMessage["role"],
  parts: MessagePart[],
  id = `${role}-1`,
): AssistantMessage => ({
  id,
  threadId: "t1",
  role,
  parts,
  answeredBy: role === "assistant" ? "rules" : null,
  state: "done",
  feedback: null,
  createdAt: at,
});
const quote: MessagePart = {
  type: "data-quote",
  data: {
    kind: "help",
    documentId: "matches",
    title: "Your daily matches",
    href: "/help/matches#a-1",
    text: "Ten a day.",
  },
};
const question = message("user", [{ type: "text", text: "How many?" }]);
const pageOf = (...threads: unknown[]) => ({ pages: [threads], pageParams: [0] });
const known = (parts: MessagePart[]): [readonly unknown[], unknown][] => [
  [coachThreads, pageOf(threadOf("t1"))],
  [
    messagesOf("candidate", "t1").queryKey,
    { pages: [[message("assistant", parts), question]], pageParams: [null] },
  ],
];

test("coach: conversations stand under Today, Yesterday and their date", async () => {
  const now = Date.now();
  const day = (back: number) => new Date(now - back * 86_400_000).toISOString();
  open([
    [
      coachThreads,
      pageOf(threadOf("a", day(0)), threadOf("b", day(1)), threadOf("c", "2020-02-03T12:00:00Z")),
    ],
  ]);
  const list = within(screen.getByRole("region", { name: "Conversations" }));
  const headings = await list.findAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "Today",
    "Yesterday",
    "Monday, February 3, 2020",
  ]);
});

test("coach: an answer quotes, leads to the place, and says that no model wrote it", async () => {
  open(known([quote]), "/coach?thread=t1");
  const answer = await screen.findByRole("article", { name: "Answer" });
  expect(within(answer).getByText("Ten a day.").closest("blockquote")).not.toBeNull();
  const link = within(answer).getByRole("link", { name: /^Your daily matches/ });
  expect(link.getAttribute("href")).toBe("/help/matches#a-1");
  within(answer).getByText("Without a language model");
});

test("coach: conversations beyond the first 50 are read on demand", async () => {
  vi.stubGlobal("fetch", async (address: URL | string) => {
    const { searchParams } = new URL(String(address), "http://here");
    const [skip, limit] = [Number(searchParams.get("skip")), Number(searchParams.get("limit"))];
    const all = Array.from({ length: 60 }, (_, nth) => threadOf(String(nth)));
    return Response.json(all.slice(skip, skip + limit));
  });
  open([]);
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await screen.findByText("About 59");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("coach: a long conversation opens at its end, and earlier messages come in above", async () => {
  const said = Array.from({ length: 60 }, (_, at) =>
    message("user", [{ type: "text", text: `Question ${at}` }], `m${String(at).padStart(2, "0")}`),
  );
  vi.stubGlobal("fetch", async (address: URL | string) => {
    const { pathname, searchParams } = new URL(String(address), "http://here");
    if (!pathname.endsWith("/bot-messages")) return Response.json([threadOf("t1")]);
    const { where, order } = JSON.parse(searchParams.get("filter")!);
    expect([where.threadId, order]).toEqual(["t1", "id DESC"]);
    const before = said.filter(({ id }) => !where.id || id < where.id.lt).toReversed();
    return Response.json(before.slice(0, Number(searchParams.get("limit"))));
  });
  open([], "/coach?thread=t1");
  await screen.findByText("Question 59");
  expect(screen.queryByText("Question 9")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show earlier messages" }));
  await screen.findByText("Question 0");
  const shown = screen.getAllByText(/^Question/).map(({ textContent }) => textContent);
  expect(shown).toEqual(said.map((_, at) => `Question ${at}`));
  expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
});

test("coach: an act waits until it is confirmed", async () => {
  const sent = answerCalls({ "PATCH /requests/a1/withdraw": () => ({}) });
  const data = {
    act: "withdraw",
    subjectId: "a1",
    label: "Withdraw from Pilot",
    effect: "They are told.",
  } as const;
  open(known([{ type: "data-proposal", data }]), "/coach?thread=t1");
  const button = await screen.findByRole("button", { name: "Withdraw application" });
  expect(sent).toEqual([]);
  fireEvent.click(button);
  await screen.findByText("Application withdrawn");
  expect(sent.map(({ call }) => call)).toEqual(["PATCH /requests/a1/withdraw"]);
});

test("coach: a deleted conversation leaves the screen and the address", async () => {
  let kept = [threadOf("t1")];
  answerCalls({
    "DELETE /bot-threads/t1": () => {
      kept = [];
      return { done: true };
    },
    "GET /bot-threads": () => kept,
  });
  open(known([quote]), "/coach?thread=t1");
  await screen.findByText("Ten a day.");
  fireEvent.click(screen.getByRole("button", { name: "Delete About t1" }));
  await screen.findByText("No conversations yet");
  await waitFor(() => expect(screen.queryByText("Ten a day.")).toBeNull());
});

test("coach: what comes is shown while it comes, and can be stopped", async () => {
  const stream = answerInEvents("POST /ai-bot/chat_completion");
  open([[coachThreads, pageOf()]], "/coach?thread=new");
  fireEvent.change(await screen.findByRole("textbox", { name: "Your question" }), {
    target: { value: "How many?" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  const answer = message("assistant", [{ type: "text", text: "Up to" }]);
  await stream.send("part", { done: 0, of: 1, answer: { thread: threadOf("t1"), question, answer } });
  await screen.findByText("Up to");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(stream.stopped()).toBe(true);
  await screen.findByRole("button", { name: "Send" });
});

async function type(question: string) {
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  fireEvent.change(box, { target: { value: question } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  return box;
}

test("coach: another conversation shows nothing of what was asked, and nobody is pulled back to it", async () => {
  const stream = answerInEvents("POST /ai-bot/chat_completion");
  const { router } = open(known([quote]), "/coach?thread=new");
  await type("Who is there?");
  const answer = message("assistant", [{ type: "text", text: "Up to" }]);
  await stream.send("part", { done: 0, of: 1, answer: { thread: threadOf("t2"), question, answer } });
  await screen.findByText("Up to");
  await act(() => router.navigate("/coach?thread=t1"));
  await screen.findByText("Ten a day.");
  expect(screen.queryByText("Who is there?")).toBeNull();
  expect(screen.queryByText("Up to")).toBeNull();
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  await new Promise((later) => setTimeout(later, 50));
  expect(router.state.location.search).toBe("?thread=t1");
});

test("coach: a question that is refused comes back to the box", async () => {
  answerCalls({
    "POST /ai-bot/chat_completion": () => {
      throw refusal("You asked a lot. Try again in a minute.", { statusCode: 429 });
    },
    "GET /bot-threads": () => [],
  });
  open([[coachThreads, pageOf()]], "/coach?thread=new");
  const box = await type("How many?");
  await screen.findByText("You asked a lot. Try again in a minute.");
  await waitFor(() => expect(box.value).toBe("How many?"));
});

test("coach: a stopped answer stays until it is kept, and can be given again", async () => {
  const stream = answerInEvents("POST /ai-bot/chat_completion");
  const streaming = globalThis.fetch;
  const stopped = { ...message("assistant", [{ type: "text", text: "Up to" }]), state: "stopped" };
  let readings = 0;
  vi.stubGlobal("fetch", async (address: URL | string, init: RequestInit = {}) => {
    if (init.method === "POST") return streaming(address, init);
    if (!String(address).includes("bot-messages")) return Response.json([threadOf("t1")]);
    readings += 1;
    return Response.json(readings > 1 ? [stopped, question] : [question]);
  });
  open([[coachThreads, pageOf()]], "/coach?thread=new");
  await type("How many?");
  const answer = message("assistant", [{ type: "text", text: "Up to" }]);
  await stream.send("part", { done: 0, of: 1, answer: { thread: threadOf("t1"), question, answer } });
  await screen.findByText("Up to");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("You stopped this answer.");
  expect(await screen.findByRole("article", { name: "Answer" })).toBeTruthy();
  expect(readings).toBeGreaterThan(1);
  expect(screen.getByText("You stopped this answer.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Answer again" })).toBeTruthy();
});

test("coach: no answer is given again while another question runs, and one without an answer can be", async () => {
  const stream = answerInEvents("POST /ai-bot/chat_completion");
  open(known([quote]), "/coach?thread=t1");
  await screen.findByRole("button", { name: "Answer again" });
  await type("And then?");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Answer again" })).toBeNull());
  expect(stream.stopped()).toBe(false);
  cleanup();
  open(
    [
      [coachThreads, pageOf(threadOf("t1"))],
      [messagesOf("candidate", "t1").queryKey, { pages: [[question]], pageParams: [null] }],
    ],
    "/coach?thread=t1",
  );
  expect(await screen.findByRole("button", { name: "Answer again" })).toBeTruthy();
});

test("coach: what was withdrawn already is not offered again", async () => {
  const data = {
    act: "withdraw",
    subjectId: "a1",
    label: "Withdraw from Pilot",
    effect: "They are told.",
    closed: "done",
  } as const;
  open(known([{ type: "data-proposal", data }]), "/coach?thread=t1");
  await screen.findByText("Application withdrawn");
  expect(screen.queryByRole("button", { name: "Withdraw application" })).toBeNull();
});

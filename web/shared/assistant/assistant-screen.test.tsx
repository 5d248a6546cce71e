import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage, ListedThread } from "#contract/assistant-shapes.ts";
import { currentToasts, undoWindowMs } from "#ui/overlays/toast-store.ts";
import { answerCalls, answerInEvents, heldAnswer, showScreen } from "#web/testing/calls.tsx";
import { messagesOf, threadsOf } from "./assistant-queries.ts";
import { AssistantScreen } from "./assistant-screen.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const at = "2026-03-02T09:00:00.000Z";
const threadOf = (id: string, title: string): ListedThread => ({
  id,
  title,
  jobId: null,
  jobTitle: null,
  createdAt: at,
  changedAt: at,
});
const begun = threadOf("t1", "What should I do next?");
const other = threadOf("t2", "Remote jobs");
const message = (id: string, role: AssistantMessage["role"], text: string): AssistantMessage => ({
  id,
  threadId: begun.id,
  role,
  parts: [{ type: "text", text }],
  answeredBy: role === "assistant" ? "rules" : null,
  state: "done",
  feedback: null,
  createdAt: at,
});
const question = message("m1", "user", begun.title);
const answer = message("m2", "assistant", "Finish your profile.");

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
function type(words: string) {
  box().focus();
  fireEvent.change(box(), { target: { value: words } });
}
function ask(words: string) {
  type(words);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}
function open() {
  return showScreen(
    <AssistantScreen
      side="candidate"
      href="/coach"
      title="Coach"
      explanation={null}
      beginning={() => <p>Ask your coach</p>}
    />,
    {
      path: "/coach",
      at: "/coach?thread=new",
      known: [
        [["me"], { id: "ann" }],
        [threadsOf("candidate").queryKey, { pages: [[other]], pageParams: [0] }],
        [messagesOf("candidate", other.id).queryKey, { pages: [[]], pageParams: [null] }],
      ],
    },
  );
}

test("assistant: what is typed while the first answer comes stays in the box when the address follows", async () => {
  const held = heldAnswer();
  answerCalls({
    "POST /ai-bot/chat_completion": () => held.promise,
    "GET /bot-threads": () => [begun, other],
    "GET /bot-messages": () => [answer, question],
  });
  const { router } = open();
  ask(begun.title);
  type("And after that?");
  const before = box();
  held.give({ thread: begun, question, answer });
  await waitFor(() => expect(router.state.location.search).toBe("?thread=t1"));
  await screen.findByText("Finish your profile.");
  expect(box()).toBe(before);
  expect(before.value).toBe("And after that?");
  expect(document.activeElement).toBe(before);

  await act(() => router.navigate("/coach?thread=new"));
  await screen.findByText("Ask your coach");
  expect(box().value).toBe("");
  type("Something else");
  await act(() => router.navigate("/coach?thread=t2"));
  expect(box().value).toBe("");
});

/** A first question whose answer is stopped after its first words, which are not kept yet. */
async function stopEarly() {
  const events = answerInEvents("POST /ai-bot/chat_completion");
  const streaming = fetch;
  const sent: unknown[] = [];
  answerCalls({ "GET /bot-threads": () => [begun, other], "GET /bot-messages": () => [question] });
  const reading = fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (init.method !== "POST") return reading(address, init);
    sent.push(JSON.parse(init.body as string));
    return streaming(address, init);
  });
  const opened = open();
  ask(begun.title);
  await events.send("part", { done: 1, of: null, answer: { thread: begun, question, answer } });
  await screen.findByText("Finish your profile.");
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  return { ...opened, sent };
}

test("assistant: what is asked right after Stop goes on in the conversation that began", async () => {
  const { router, sent } = await stopEarly();
  ask("And after that?");
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent[1]).toMatchObject({ threadId: "t1", message: "And after that?" });
  await waitFor(() => expect(router.state.location.search).toBe("?thread=t1"));
});

test("assistant: a stopped conversation has its address at once, and shows what was asked once", async () => {
  const { router, cache } = await stopEarly();
  await waitFor(() => expect(router.state.location.search).toBe("?thread=t1"));
  const { queryKey } = messagesOf("candidate", begun.id);
  await waitFor(() => expect(cache.getQueryData(queryKey)?.pages).toEqual([[question]]));
  const said = within(screen.getByRole("region", { name: "Messages" }));
  await waitFor(() => expect(said.getAllByText(begun.title).length).toBe(1));
  expect(said.getByText("Finish your profile.")).toBeTruthy();
});

test("assistant: a person who opens another conversation right after Stop is not pulled back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { router } = await stopEarly();
  await act(() => router.navigate("/coach?thread=t2"));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(router.state.location.search).toBe("?thread=t2");
});

test("assistant: “New” during the first answer begins another conversation, and nobody is pulled back", async () => {
  const held = heldAnswer();
  answerCalls({
    "POST /ai-bot/chat_completion": () => held.promise,
    "GET /bot-threads": () => [begun, other],
    "GET /bot-messages": () => [answer, question],
  });
  const { router } = open();
  ask(begun.title);
  const said = () => within(screen.getByRole("region", { name: "Messages" }));
  expect(said().getByText(begun.title)).toBeTruthy();
  await act(() => router.navigate(screen.getByRole("link", { name: "New" }).getAttribute("href")!));
  await waitFor(() => expect(said().queryByText(begun.title)).toBeNull());
  expect(said().getByText("Ask your coach")).toBeTruthy();
  held.give({ thread: begun, question, answer });
  await act(() => held.promise);
  expect(router.state.location.search).toBe("?thread=new");
  expect(said().queryByText("Finish your profile.")).toBeNull();
});

test("assistant: “New” keeps what was typed where nothing was asked", async () => {
  const { router } = open();
  type("Half a question");
  await act(() => router.navigate("/coach?thread=new"));
  expect(box().value).toBe("Half a question");
});

test("assistant: a question that wasn’t asked is there when one comes back to its conversation", async () => {
  answerCalls({ "GET /bot-threads": () => [other] });
  open();
  type("How do I");
  cleanup();
  const { router } = open();
  expect(box().value).toBe("How do I");
  await act(() => router.navigate("/coach?thread=t2"));
  expect(box().value).toBe("");
});

test("assistant: a conversation is deleted once its deletion can no longer be undone", async () => {
  const sent = answerCalls({
    "GET /bot-threads": () => [],
    "DELETE /bot-threads/t2": () => ({ success: true }),
  });
  open();
  vi.useFakeTimers();
  const remove = () => fireEvent.click(screen.getByRole("button", { name: "Delete Remote jobs" }));
  remove();
  expect(screen.queryByText("Remote jobs")).toBeNull();
  act(() => currentToasts()[0]!.undo!());
  await act(() => vi.advanceTimersByTimeAsync(undoWindowMs));
  expect(sent).toEqual([]);
  remove();
  await act(() => vi.advanceTimersByTimeAsync(undoWindowMs));
  expect(sent).toMatchObject([{ call: "DELETE /bot-threads/t2" }]);
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AssistantMessage, AssistantThread } from "#contract/assistant-shapes.ts";
import { answerCalls, heldAnswer, showScreen } from "#web/testing/calls.tsx";
import { messagesOf, threadsOf } from "./assistant-queries.ts";
import { AssistantScreen } from "./assistant-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const at = "2026-03-02T09:00:00.000Z";
const threadOf = (id: string, title: string): AssistantThread => ({
  id,
  title,
  jobId: null,
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

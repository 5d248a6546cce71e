import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "#contract/chat/shapes.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, cacheWith } from "#web/testing/calls.tsx";
import { Composer } from "./composer.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const message = (id: string, text: string) =>
  ({ id, text, type: "regular", user: { id: "ada", name: "Ada Brandt" } }) as unknown as Message;
type Props = Partial<Parameters<typeof Composer>[0]>;

async function compose(props: Props = {}) {
  answerCalls({});
  const writing = {
    send: vi.fn(),
    typing: vi.fn(),
    keepDraft: vi.fn(async () => {}),
    edit: vi.fn(async () => {}),
  };
  const cache = cacheWith([[["me"], { id: "me" }]]);
  const onDone = vi.fn();
  const keptAs = { userId: "me", name: "message:c" };
  const fixed = { draft: "", keptAs, members: [], folderOf: "c", placeholder: "Message" };
  const all = { ...fixed, quoting: null, editing: null };
  const composer = (more: Props) => (
    <QueryClientProvider client={cache}>
      <Composer writing={writing} onDone={onDone} {...all} {...props} {...more} />
    </QueryClientProvider>
  );
  const { rerender } = render(composer({}));
  // Its tools are fetched by themselves.
  await screen.findByRole("textbox", { name: "Message" });
  return { writing, onDone, change: (more: Props) => rerender(composer(more)) };
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more });

test("composer: Enter sends what was written, without the spaces around it, and empties the box", async () => {
  const { writing, onDone } = await compose();
  type("  See you at ten ");
  press("Enter");
  expect(writing.send).toHaveBeenCalledExactlyOnceWith("See you at ten", {});
  expect(box().value).toBe("");
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("composer: Shift and Enter begins a new line, and an empty box sends nothing", async () => {
  const { writing } = await compose();
  press("Enter");
  type("One");
  press("Enter", { shiftKey: true });
  type("   ");
  press("Enter");
  expect(writing.send).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});

test("composer: what the service did not get is there after a reload, and gone once it was sent", async () => {
  const { writing } = await compose();
  writing.keepDraft.mockRejectedValue(new Error("offline"));
  type("Written on the train");
  await waitFor(() => expect(writing.keepDraft).toHaveBeenCalled());
  cleanup();
  const again = await compose({ draft: "Older words" });
  expect(box().value).toBe("Written on the train");
  press("Enter");
  expect(again.writing.send).toHaveBeenCalledExactlyOnceWith("Written on the train", {});
  cleanup();
  await compose();
  expect(box().value).toBe("");
});

test("composer: once the service has the words, this device keeps none, and another account never finds any", async () => {
  const { writing } = await compose();
  type("Half");
  expect(localStorage).toHaveLength(1);
  await waitFor(() => expect(writing.keepDraft).toHaveBeenCalledWith("Half"));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  writing.keepDraft.mockRejectedValue(new Error("offline"));
  type("Half a secret");
  cleanup();
  await compose({ keptAs: { userId: "someone-else", name: "message:c" } });
  expect(box().value).toBe("");
});

test("composer: the other is told that someone types, and a draft from elsewhere is in the box", async () => {
  const { writing } = await compose({ draft: "Half a sen" });
  expect(box().value).toBe("Half a sen");
  expect(screen.getByText("Draft saved")).toBeTruthy();
  type("Half a sentence");
  expect(writing.typing).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Draft saved")).toBeNull();
});

test("composer: what is quoted goes along, and can be left out again", async () => {
  const { writing, onDone, change } = await compose({ quoting: message("q1", "When?") });
  expect(screen.getByText("Quoting Ada Brandt")).toBeTruthy();
  type("At ten");
  press("Enter");
  expect(writing.send).toHaveBeenCalledWith("At ten", { quoted_message_id: "q1" });
  change({ quoting: message("q2", "Where?") });
  fireEvent.click(screen.getByRole("button", { name: "Remove quote" }));
  expect(onDone).toHaveBeenCalledTimes(2);
});

test("composer: editing begins with the message, saves the change, and keeps the draft that was being written", async () => {
  const { writing, change } = await compose();
  type("A draft");
  change({ editing: message("m1", "At nine") });
  expect(box().value).toBe("At nine");
  type("At ten");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(writing.edit).toHaveBeenCalledExactlyOnceWith("m1", "At ten", []);
  expect(writing.send).not.toHaveBeenCalled();
  change({ editing: null });
  await waitFor(() => expect(box().value).toBe("A draft"));
});

test("composer: Escape calls off an edit, and otherwise leaves", async () => {
  const onLeave = vi.fn();
  const { onDone, change } = await compose({ editing: message("m1", "At nine"), onLeave });
  press("Escape");
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onLeave).not.toHaveBeenCalled();
  change({ editing: null });
  press("Escape");
  expect(onLeave).toHaveBeenCalledTimes(1);
});

import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { BotMemory } from "#contract/assistant-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { MemorySection } from "./memory-section.tsx";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

test("memory: one that was deleted can be brought back", async () => {
  const at = "2026-12-01T09:00:00.000Z";
  const nights: BotMemory = {
    id: "m1",
    candidateId: "c1",
    content: "I work nights",
    createdAt: at,
    changedAt: at,
  };
  let memories = [nights];
  answerCalls({
    "GET /bot-memory": () => ({ on: true, memories }),
    "DELETE /bot-memory/m1": () => {
      memories = [];
      return { success: true };
    },
    "POST /bot-memory": (body) => (memories = [{ ...nights, ...(body as object), id: "m2" }])[0],
  });
  show(<MemorySection />);
  fireEvent.click(await screen.findByRole("button", { name: "Delete: I work nights" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull());
  act(() => currentToasts()[0]!.undo!());
  await screen.findByRole("button", { name: "Delete: I work nights" });
});

test("memory: after one is deleted by key the next has the focus, and after the last the heading", async () => {
  let memories = ["a", "b"].map((id) => ({ id, content: `Memory ${id}`, createdAt: "2026-11-20T09:00:00Z" }));
  const forget = (id: string) => () => {
    memories = memories.filter((each) => each.id !== id);
    return { success: true };
  };
  answerCalls({
    "GET /bot-memory": () => ({ on: true, memories }),
    "DELETE /bot-memory/a": forget("a"),
    "DELETE /bot-memory/b": forget("b"),
  });
  show(<MemorySection />);
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    act(() => button.click());
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  };
  await press("Delete: Memory a");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"));
  await press("Delete: Memory b");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Memory"));
});

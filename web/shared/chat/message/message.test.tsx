import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "#contract/chat/shapes.ts";
import { OnItsWay, SystemLine } from "./message.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
function aMessage({ waits }: { waits: boolean }) {
  render(
    <OnItsWay
      id="m"
      text="See you at ten"
      at="2026-11-22T09:00:00Z"
      state="sending"
      why={null}
      follows={false}
      waits={waits}
      name="Ada Brandt"
      picture={null}
      onRetry={() => {}}
      onDiscard={() => {}}
    />,
  );
}

test("messages: one that was written without a connection says that it waits for it", () => {
  aMessage({ waits: true });
  expect(screen.getByRole("status").textContent).toBe("Waiting to reconnect");
});

test("messages: one that is just being sent says nothing", () => {
  aMessage({ waits: false });
  expect(screen.getByText("See you at ten")).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});

test("messages: a line about an interview names its time in the reader's zone", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...own,
    timeZone: "Asia/Tokyo",
  });
  const instant = "2026-12-03T15:00:00.000Z";
  const message = {
    id: "s",
    type: "system",
    text: "Ada picked Thursday, December 3, 2026 at 3:00 PM UTC for the interview.",
    instant,
  } as unknown as Message;
  render(<SystemLine message={message} />);
  expect(screen.getByText(/^Ada picked Friday, December 4, 2026 at 12:00 AM/)).toBeTruthy();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OnItsWay } from "./message.tsx";

afterEach(cleanup);
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

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Split } from "./split.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const split = (phone: "list" | "detail") => (
  <Split phone={phone} list={<a href="/today?match=1">Ranger</a>} detail={<h2>Ranger at Peak Park</h2>} />
);

test("on a phone what is opened from a list has the focus on its heading, and its row has it on the way back", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const { rerender } = render(split("list"));
  screen.getByText("Ranger").focus();
  rerender(split("detail"));
  expect(document.activeElement).toBe(screen.getByText("Ranger at Peak Park"));
  screen.getByText("Ranger at Peak Park").blur();
  rerender(split("list"));
  expect(document.activeElement).toBe(screen.getByText("Ranger"));
});

test("beside each other the panes leave the focus where it is", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { rerender } = render(split("list"));
  screen.getByText("Ranger").focus();
  rerender(split("detail"));
  expect(document.activeElement).toBe(screen.getByText("Ranger"));
});

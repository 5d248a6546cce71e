import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useSavedScroll } from "./use-saved-scroll.ts";

function Rows() {
  return <div data-testid="rows" ref={useSavedScroll("rows")} />;
}
const rows = () => screen.getByTestId("rows");

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("saved scroll: a list reopens where it was left", () => {
  const { unmount } = render(<Rows />);
  rows().scrollTop = 120;
  fireEvent.scroll(rows());
  unmount();
  render(<Rows />);
  expect(rows().scrollTop).toBe(120);
});

test("saved scroll: a list scrolled before the scripts ran stays where it is", () => {
  sessionStorage.setItem("rows", "120");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Rows />);
  rows().scrollTop = 300;
  render(<Rows />, { container, hydrate: true });
  expect(rows().scrollTop).toBe(300);
});

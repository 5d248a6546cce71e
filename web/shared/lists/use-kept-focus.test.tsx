import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

afterEach(cleanup);

function List() {
  const [shown, setShown] = useState(true);
  return (
    <div {...useKeptFocus()}>
      {shown && <button onClick={() => setShown(false)}>Remove</button>}
      <button>Add</button>
      <button disabled>Save</button>
    </div>
  );
}

test.each([
  ["a key", 0, true],
  ["a mouse", 1, false],
])("kept focus: what %s removed leaves the focus at the last button: %s", (_, detail, kept) => {
  render(<List />);
  const button = screen.getByText("Remove");
  button.focus();
  fireEvent.click(button, { detail });
  expect(document.activeElement === screen.getByText("Add")).toBe(kept);
});

test("kept focus: what has the focus elsewhere keeps it", () => {
  render(
    <>
      <List />
      <input aria-label="Search" />
    </>,
  );
  screen.getByLabelText("Search").focus();
  fireEvent.click(screen.getByText("Remove"));
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});

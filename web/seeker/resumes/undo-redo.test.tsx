import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { UndoRedo } from "./undo-redo.tsx";

afterEach(cleanup);

function OneStep() {
  const [done, setDone] = useState(true);
  return <UndoRedo undo={done ? () => setDone(false) : null} redo={done ? null : () => setDone(true)} />;
}

test("undo and redo: the last step moves the focus to the other button", () => {
  render(<OneStep />);
  const button = (name: string) => screen.getByRole("button", { name });
  button("Undo").focus();
  fireEvent.click(button("Undo"));
  expect(document.activeElement).toBe(button("Redo"));
  fireEvent.click(button("Redo"));
  expect(document.activeElement).toBe(button("Undo"));
});

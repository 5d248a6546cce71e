import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
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

test("undo and redo: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y work outside text fields, which have their own", () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  render(
    <>
      <UndoRedo undo={undo} redo={redo} />
      <textarea />
    </>,
  );
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "z", ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "z", metaKey: true });
  expect(undo).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: "Z", ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: "y", ctrlKey: true });
  expect(redo).toHaveBeenCalledTimes(2);
});

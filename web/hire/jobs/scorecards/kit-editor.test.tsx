import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { KitEditor } from "./kit-editor.tsx";

afterEach(cleanup);

test("scorecard editor: focus stays on the button of the attribute you move", () => {
  const attributes = ["One", "Two", "Three"].map((name) => ({ id: name, name, guidance: "" }));
  const kit = { stage: "screen", stageName: "Screen", guidance: "", attributes, version: 1 };
  const me = { id: "u1", can: { jobs: true }, plan: null };
  show(<KitEditor jobId="j1" kit={kit as never} onDirty={vi.fn()} />, [[["me"], me]]);
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute("aria-label");
  };
  expect(press("Move Three up")).toBe("Move Three up");
  expect(press("Move Three up"), "at the top there is one way left").toBe("Move Three down");
  const names = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Attribute \d$/ });
  expect(names.map(({ value }) => value)).toEqual(["Three", "One", "Two"]);
});

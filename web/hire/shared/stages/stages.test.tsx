import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { PeopleOfStages, occupiedIn } from "./people-of-stages.tsx";
import { type StageDraft, StagesEditor, sentStages } from "./stages-editor.tsx";

afterEach(cleanup);

const stages = [{ id: "trial-day", name: "Trial day" }, { name: "Talk" }];
const occupied = [{ id: "gone", name: "Gone", people: 2 }];

test("stages: a new name keeps the id, and the order is changed without dragging", () => {
  const onChange = vi.fn();
  render(<StagesEditor value={stages} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText("Stage 1"), { target: { value: "Trial week" } });
  expect(onChange).toHaveBeenLastCalledWith([{ id: "trial-day", name: "Trial week" }, { name: "Talk" }]);
  fireEvent.click(screen.getByRole("button", { name: "Move Talk up" }));
  expect(onChange).toHaveBeenLastCalledWith([{ name: "Talk" }, stages[0]]);
  fireEvent.click(screen.getByRole("button", { name: "Remove Talk" }));
  expect(onChange).toHaveBeenLastCalledWith([stages[0]]);
  expect(sentStages([{ id: "a", name: " A " }, { name: " " }])).toEqual([{ id: "a", name: "A" }]);
});

test("stages: focus stays on the button of the stage you move, and a new stage is ready for its name", () => {
  function Editor() {
    const [value, setValue] = useState<StageDraft[]>(["One", "Two", "Three"].map((name) => ({ name })));
    return <StagesEditor value={value} onChange={setValue} />;
  }
  render(<Editor />);
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute("aria-label");
  };
  expect(press("Move Three up")).toBe("Move Three up");
  expect(press("Move Three up"), "at the top there is one way left").toBe("Move Three down");
  fireEvent.click(screen.getByRole("button", { name: "Add a stage" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Stage 4"));
});

test("stages: a refusal that names people asks where they go", () => {
  const about = { statusCode: 409, name: "Conflict", message: "Choose", details: { stages: occupied } };
  const refused = (code: string) => new CallRefused({ ...about, code } as never);
  expect(occupiedIn(refused("STAGE_OCCUPIED"))).toEqual(occupied);
  expect(occupiedIn(refused("CONFLICT"))).toBeNull();

  const onMove = vi.fn();
  render(
    <PeopleOfStages occupied={occupied} stages={stages} busy={false} onClose={vi.fn()} onMove={onMove} />,
  );
  expect(screen.getByText("2 people in “Gone”")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Move people and save" }));
  expect(onMove).toHaveBeenCalledWith({ gone: "interview" });
});

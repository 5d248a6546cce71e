import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { companyStages } from "#web/hire/shared/stages/company-stages.ts";
import type { StageDraft } from "#web/hire/shared/stages/stages-editor.tsx";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { JobStagesField } from "./job-stages-field.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Editor({ names }: { names: string[] }) {
  const [value, setValue] = useState<StageDraft[]>(names.map((name) => ({ name })));
  return <JobStagesField value={value} error={undefined} onChange={setValue} />;
}
function show(...names: string[]) {
  answerCalls({ "GET /company/stages": () => [] });
  showScreen(<Editor names={names} />, {
    path: "/",
    at: "/",
    known: [
      [["me"], { can: { stages: true }, plan: { state: "active", version: "core-1" } }],
      [companyStages.queryKey, []],
    ],
  });
}
/** As the space bar does it, which presses what has the focus; returns what has it afterwards. */
function press(name: string) {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  fireEvent.click(button);
  const { activeElement: focused } = document;
  return focused?.getAttribute("aria-label") ?? focused?.textContent;
}

test("own stages: who removes the last by keyboard goes on at the button that gives new ones", () => {
  show("Trial day");
  expect(press("Remove Trial day")).toBe("Give this job its own stages");
  expect(press("Give this job its own stages")).toBe("Stage 1");
  expect(press("Use your company’s stages")).toBe("Give this job its own stages");
});

test("own stages: who removes one of several goes on at the next, and behind the last at the button that adds one", () => {
  show("One", "Two", "Three");
  expect(press("Remove One")).toBe("Remove Two");
  expect(press("Remove Three")).toBe("Add a stage");
});

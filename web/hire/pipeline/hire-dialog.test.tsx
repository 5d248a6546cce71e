import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { HireDialog } from "./hire-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = {
  id: "a",
  candidate: { fullName: "Bruno Pacheco" },
  job: { jobTitle: "Backend engineer" },
} as ApplicationRow;
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const interview = { state: "confirmed", times: [], window: null, time: inAWeek };

test.each([
  ["an agreed one", interview, /^We’ll tell them right away .* Their interview on .* will be canceled\.$/],
  [
    "one that is still being arranged",
    { ...interview, state: "proposed", time: null, times: [inAWeek] },
    /The interview you’re arranging will be canceled\.$/,
  ],
  ["one that was canceled", { ...interview, state: "canceled" }, /hired for Backend engineer\.$/],
])("hire: the dialog says what happens to the interview: %s", async (_, known, said) => {
  answerCalls({ "GET /requests/a/interviews": () => [known] });
  const onHire = vi.fn();
  show(<HireDialog open row={row} onHire={onHire} onClose={vi.fn()} />);
  expect(await screen.findByText(said)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Hire" }));
  expect(onHire).toHaveBeenCalledWith(row);
});

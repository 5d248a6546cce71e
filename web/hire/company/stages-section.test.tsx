import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { StagesSection } from "./stages-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const trial = { id: "trial", name: "Trial day", fixed: false };
const talk = { id: "talk", name: "Talk", fixed: false };
const own = ({ id, name }: typeof trial) => ({ id, name });
const save = "PATCH /company-job-stages/company/c";
const board = (...stages: (typeof trial)[]) => [{ companyId: "c", stages }];

function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls(answers);
  const onDirty = vi.fn();
  show(<StagesSection companyId="c" onDirty={onDirty} />, [
    [["me"], { id: "u", companyAdmin: { id: "a", companyId: "c" }, can: { stages: true } }],
    [["stages", "company"], board(trial)],
  ]);
  return { sent, onDirty };
}
const first = () => screen.getByLabelText<HTMLInputElement>("Stage 1");

test("stages: what a teammate saves meanwhile is said, and what is typed here stays until one is chosen", async () => {
  const { sent, onDirty } = open({
    "GET /company-job-stages": () => board(trial, talk),
    [save]: () => {
      throw refusal("A teammate changed the stages meanwhile.", {
        code: "CHANGED_ELSEWHERE",
        statusCode: 409,
      });
    },
  });
  fireEvent.change(first(), { target: { value: "Trial week" } });
  expect(onDirty).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole("button", { name: "Save stages" }));
  expect(
    await screen.findByText(/A teammate or another tab changed the stages while you were editing/),
  ).toBeTruthy();
  expect(sent[0]!.body).toMatchObject({ seen: [own(trial)] });
  expect(first().value).toBe("Trial week");
  fireEvent.click(screen.getByRole("button", { name: "Save stages" }));
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ seen: [own(trial), own(talk)] }));
  fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
  expect(screen.getByLabelText<HTMLInputElement>("Stage 2").value).toBe("Talk");
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test("stages: a double click on moving people and saving sends once", async () => {
  const occupied = { stages: [{ id: "trial", name: "Trial day", people: 1 }] };
  const { sent } = open({
    [save]: (body) => {
      if ((body as { peopleTo?: object }).peopleTo) return board()[0];
      throw refusal("Choose where people go.", {
        code: "STAGE_OCCUPIED",
        statusCode: 409,
        details: occupied,
      });
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Remove Trial day" }));
  fireEvent.click(screen.getByRole("button", { name: "Save stages" }));
  const move = await screen.findByRole("button", { name: "Move people and save" });
  fireEvent.click(move);
  fireEvent.click(move);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save stages" })).toBeNull());
  expect(sent).toHaveLength(2);
});

test("stages: what is saved is no conflict with itself", async () => {
  const week = { ...trial, name: "Trial week" };
  const { sent } = open({
    "GET /company-job-stages": () => board(week, talk),
    [save]: () => board(week, talk)[0],
  });
  fireEvent.change(first(), { target: { value: "Trial week" } });
  fireEvent.click(screen.getByRole("button", { name: "Add a stage" }));
  fireEvent.change(screen.getByLabelText("Stage 2"), { target: { value: "Talk" } });
  fireEvent.click(screen.getByRole("button", { name: "Save stages" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save stages" })).toBeNull());
  expect(sent).toHaveLength(1);
  expect(screen.queryByText(/while you were editing/)).toBeNull();
});

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { WorkEntries } from "#web/shared/profile/entries.tsx";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { EditableSection } from "./editable-section.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const dates = { start: "2016", end: null, current: false };
const ranger = { title: "Ranger", companyName: "Peak", companyURL: null, description: "", ...dates };
const guide = { ...ranger, title: "Guide" };
const candidate = { id: "p1", workExperience: [ranger, guide] } as unknown as Candidate;

function openWork() {
  const sent = answerCalls({ "PATCH /candidates/p1": (body) => ({ ...candidate, ...(body as object) }) });
  const section = (
    <EditableSection
      candidate={candidate}
      name="work"
      title="Work experience"
      view={null}
      form={({ value, change }) => (
        <WorkEntries value={value.workExperience} onChange={(next) => change({ workExperience: next })} />
      )}
    />
  );
  showScreen(section, { path: "/profile", at: "/profile?edit=work", known: [[["me"], { id: "u1" }]] });
  return sent;
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("profile: a date that can’t be read holds saving back, stays as it was typed and has the focus", async () => {
  const sent = openWork();
  fireEvent.click(await screen.findByRole("button", { name: /^Ranger, Peak/ }));
  fireEvent.change(await screen.findByLabelText("To"), { target: { value: "13/2018" } });
  press("Save");
  expect(screen.getByText("Please enter a year, or a month and a year")).toBeTruthy();
  expect(document.activeElement).toBe(box("To"));
  expect([sent, box("To").value]).toEqual([[], "13/2018"]);
  press("Add a job");
  expect(box("To").value).toBe("13/2018");
  fireEvent.change(box("To"), { target: { value: "12/2018" } });
  press("Save");
  await waitFor(() => expect(sent).toMatchObject([{ body: { workExperience: [{ end: "2018-12" }, {}] } }]));
});

test("profile: the button that moved an entry goes with it and keeps the focus", async () => {
  openWork();
  const up = await screen.findByRole("button", { name: "Move Guide, Peak up" });
  up.focus();
  fireEvent.click(up);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await waitFor(() => expect(focused()).toBe("Move Guide, Peak down"));
});

test("profile: a job without a title, or that ends before it starts, is not saved and says what to do", async () => {
  const sent = openWork();
  fireEvent.click(await screen.findByRole("button", { name: "Add a job" }));
  press("Save");
  expect(screen.getByText("Please enter the job title")).toBeTruthy();
  expect(document.activeElement).toBe(box("Title"));
  fireEvent.change(box("Title"), { target: { value: "Warden" } });
  fireEvent.change(box("From"), { target: { value: "Mar 2020" } });
  fireEvent.change(box("To"), { target: { value: "Feb 2020" } });
  press("Save");
  expect(screen.getByText("Enter an end date that isn’t before the start date")).toBeTruthy();
  fireEvent.change(box("To"), { target: { value: "2020" } });
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("profile: editing begins in the form, and leaving it returns the focus to “Edit”", async () => {
  openWork();
  await screen.findByRole("button", { name: "Add a job" });
  press("Cancel");
  const edit = await screen.findByRole("button", { name: "Edit work experience" });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  fireEvent.click(edit);
  const first = await screen.findByRole("button", { name: /^Ranger, Peak/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

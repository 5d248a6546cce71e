import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ShareDialog } from "./share-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const link = "https://parallel.example/jobs/j?pTag=ana";
const texts = [
  { kind: "employeeShare", name: null, text: `Come work with me: ${link}`, link },
  { kind: "employeeLinkedinShare", name: "Proud", text: `We build tides & more ${link}`, link },
];
function share(shared: unknown) {
  answerCalls({ "GET /templates": () => shared });
  show(<ShareDialog open onOpenChange={() => {}} companyId="c" jobId="j" title="Ranger at Saltmarsh" />);
}
const text = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });

test("sharing: each place has a text of its own, which can be changed before it is copied", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  share(texts);
  fireEvent.change(await text(), { target: { value: "Come!" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy text" }));
  expect(writeText).toHaveBeenLastCalledWith("Come!");
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenLastCalledWith(link);
  fireEvent.change(screen.getByRole("combobox", { name: "What for" }), { target: { value: "1" } });
  expect((await text()).value).toBe(texts[1]!.text);
  expect(screen.getByRole("link", { name: "Post on LinkedIn" }).getAttribute("href")).toContain(
    encodeURIComponent("tides & more"),
  );
});

test("sharing: a job that not everyone can open is not shared", async () => {
  share([]);
  await screen.findByText("This job can’t be shared");
});

import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { VisitorChoice } from "#shared/visitors/visitor-choice.ts";
import { answerCalls, cacheWith } from "#web/testing/calls.tsx";
import { ShareDialog, type ShareDialogProps } from "./share-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const link = "https://parallel.example/jobs/j?pTag=ana";
const texts = [
  { kind: "employeeShare", name: null, text: `Come work with me: ${link}`, link, personal: true },
  {
    kind: "employeeLinkedinShare",
    name: "Proud",
    text: `We build tides & more ${link}`,
    link,
    personal: true,
  },
];
function share(
  shared: unknown,
  choice: VisitorChoice = "refused",
  asked: Pick<ShareDialogProps, "as" | "personal"> = {},
) {
  const sent = answerCalls({
    "GET /templates": () => shared,
    "POST /aws-queue": () => ({ recorded: true }),
  });
  const dialog = (
    <ShareDialog
      open
      onOpenChange={() => {}}
      companyId="c"
      jobId="j"
      title="Ranger at Saltmarsh"
      {...asked}
    />
  );
  const visits = { choice, from: "", asksNotToBeTracked: false };
  const router = createMemoryRouter(
    [{ id: "root", path: "*", element: dialog, loader: () => ({ visits }) }],
    { hydrationData: { loaderData: { root: { visits } } } },
  );
  render(
    <QueryClientProvider client={cacheWith([])}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return sent;
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

test("sharing: it is counted for the company where the visitor agreed, and once it was copied", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const silent = share(texts);
  fireEvent.click(await screen.findByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  expect(silent).toEqual([]);
  cleanup();
  const sent = share(texts, "accepted");
  writeText.mockRejectedValueOnce(new Error("Not allowed"));
  fireEvent.click(await screen.findByRole("button", { name: "Copy text" }));
  fireEvent.click(await screen.findByRole("button", { name: "Copy link" }));
  const message = { eventName: "shared", eventType: "link", companyId: "c", jobId: "j" };
  await waitFor(() => expect(sent).toEqual([{ call: "POST /aws-queue", body: { message } }]));
});

test("sharing: a job that not everyone can open is not shared", async () => {
  share([]);
  await screen.findByText("This job can’t be shared");
});

const careers = { ...texts[0]!, kind: "careerPage", link: "https://parallel.example/saltmarsh/careers" };

test("sharing: who refers someone is offered only what leads back to them, and else what is missing", async () => {
  const asked = { as: "employee", personal: { without: "Choose a username first" } } as const;
  share([{ ...careers, personal: false }, texts[0]], "refused", asked);
  await text();
  expect(screen.queryByRole("combobox", { name: "What for" })).toBeNull();
  cleanup();
  share([{ ...careers, personal: false }], "refused", asked);
  await screen.findByText("Choose a username first");
});

test("sharing: an employee without a username reads what is missing above the text of the careers page", async () => {
  const asked = { as: "employee", personal: { without: "Choose a username first", others: true } } as const;
  share([{ ...careers, personal: false }], "refused", asked);
  await text();
  expect(screen.getByText("Choose a username first")).toBeTruthy();
  cleanup();
  share([{ ...careers, personal: false }, texts[0]], "refused", asked);
  await screen.findByRole("combobox", { name: "What for" });
  expect(screen.queryByText("Choose a username first")).toBeNull();
});

test("sharing: who works and hires there reads on whose side each text is", async () => {
  share([texts[0], { ...texts[0], kind: "companyShare", personal: false }]);
  const choice = await screen.findByRole("combobox", { name: "What for" });
  expect([...choice.querySelectorAll("option")].map(({ text: label }) => label)).toEqual([
    "Job, from an employee",
    "Job, from your team",
  ]);
});

import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageDraft } from "#contract/careers.ts";
import { pageFromProfile } from "#shared/blocks/careers-page.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import CareersBuilderPage from "./careers-page.tsx";

beforeEach(() => {
  localStorage.clear();
  // happy-dom tells on the console that it loads no page into the preview's frame.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const at = "2026-11-23T10:00:00.000Z";
const start: PageDraft = {
  version: 0,
  document: pageFromProfile,
  changedAt: null,
  changedBy: null,
  live: null,
  unpublished: false,
};
const saved = (body: unknown, more: Partial<PageDraft> = {}) => {
  const { version, document } = body as PageDraft;
  return { ...start, version: version + 1, document, unpublished: true, changedAt: at, ...more };
};
const save = "PATCH /companies/c/careerpage";

function open(
  answers: Parameters<typeof answerCalls>[0] = {},
  { may = true, page = start, standby = false, published = true } = {},
) {
  const sent = answerCalls({ [save]: (body) => saved(body), ...answers });
  showScreen(<CareersBuilderPage />, {
    path: "/hire/company/careers",
    at: "/hire/company/careers",
    known: [
      [
        ["me"],
        {
          id: "u",
          companyAdmin: { id: "a", companyId: "c" },
          can: { company: may },
          plan: { state: standby ? "standby" : "free", version: "launch-1" },
        },
      ],
      [["company", "c"], { id: "c", slug: "acme", companyName: "Acme", brand: null, published }],
      [["careers", "page", "c"], page],
    ],
  });
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const names = () =>
  within(screen.getByRole("form", { name: "Careers page" }))
    .getAllByRole("listitem")
    .map((row) => within(row).getAllByRole("button")[0]!.textContent);
async function choose(menu: string, item: string) {
  press(menu);
  fireEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`) }));
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
}
const savedBlocks = (sent: ReturnType<typeof open>, nth = 0) =>
  (sent[nth]!.body as PageDraft).document.blocks.map(({ kind }) => kind);

test("careers builder: says where the page comes from, the first time only", () => {
  open();
  expect(screen.getByText(/started this page from your company profile/)).toBeTruthy();
  cleanup();
  open();
  expect(screen.queryByText(/started this page from your company profile/)).toBeNull();
});

test("careers builder: a block is moved by its menu, said aloud, saved, and the move undone", async () => {
  const sent = open();
  await choose("Change Benefits", "Move up");
  expect(names().slice(-2)).toEqual(["Benefits", "Values"]);
  expect(screen.getByText("Benefits is now number 8 of 9")).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ call: save, body: { version: 0 } });
  press("Undo");
  expect(names().slice(-2)).toEqual(["Values", "Benefits"]);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(savedBlocks(sent, 1).slice(-2)).toEqual(["values", "benefits"]);
  press("Redo");
  expect(names().slice(-2)).toEqual(["Benefits", "Values"]);
});

test("careers builder: a block is added, written in, copied and removed without a mouse being dragged", async () => {
  const sent = open();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await choose("Add block", "Quotes");
  await waitFor(() => expect(focused()).toBe("Change Quotes"));
  fireEvent.change(screen.getByRole("textbox", { name: "Quote 1" }), { target: { value: "Best team yet" } });
  await choose("Change Quotes", "Duplicate");
  expect(names().filter((name) => name === "Quotes")).toHaveLength(2);
  await choose("Change At a glance", "Remove");
  expect(names()).not.toContain("At a glance");
  await waitFor(() => expect(focused()).toMatch(/^Change /));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await waitFor(() => expect(savedBlocks(sent, sent.length - 1)).not.toContain("facts"));
  expect((sent.at(-1)!.body as PageDraft).document.blocks.at(-1)).toMatchObject({
    kind: "quotes",
    items: [{ text: "Best team yet" }],
  });
});

test("careers builder: what a teammate saved meanwhile is shown, and one chooses", async () => {
  const theirs = { ...start, version: 4, changedBy: "Ben Ode" };
  let refused = false;
  const sent = open({
    [save]: (body) => {
      if (refused) return saved(body);
      refused = true;
      throw refusal("Changed", { code: "CONFLICT", statusCode: 409, details: { page: theirs } });
    },
  });
  await choose("Change Benefits", "Move up");
  expect(await screen.findByText("Ben Ode changed this page while you were editing.")).toBeTruthy();
  press("Keep mine");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ version: 4 });
  expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
});

test("careers builder: undoing a removal brings the block back, and keeps what was done since", async () => {
  const sent = open();
  await choose("Change Values", "Remove");
  fireEvent.change(screen.getByLabelText("Buttons and links"), { target: { value: "#224488" } });
  await choose("Change Benefits", "Move up");
  act(() => currentToasts().find(({ text }) => text === "Values removed")!.undo!());
  expect(names()).toContain("Values");
  await waitFor(() =>
    expect((sent.at(-1)!.body as PageDraft).document.blocks.map(({ kind }) => kind)).toContain("values"),
  );
  expect((sent.at(-1)!.body as PageDraft).document.theme.accent).toBe("#224488");
  press("Undo");
  expect(names()).not.toContain("Values");
  press("Undo");
  press("Undo");
  expect(names().at(-1)).toBe("Benefits");
});

test("careers builder: after a lost connection it says so, and saves once it is back", async () => {
  let lost = true;
  const sent = open({
    [save]: (body) => {
      if (lost) throw new TypeError("Failed to fetch");
      return saved(body);
    },
  });
  await choose("Change Benefits", "Move up");
  expect(await screen.findByText(/^No connection/)).toBeTruthy();
  expect(screen.getByText("Not saved")).toBeTruthy();
  lost = false;
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Draft saved")).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(screen.queryByText(/^No connection/)).toBeNull();
});

test("careers builder: a color that is hard to read is said in words and replaced by one that works", async () => {
  const sent = open();
  fireEvent.change(screen.getByLabelText("Buttons and links"), { target: { value: "#ffe600" } });
  expect(screen.getByText(/hard to read on white/)).toBeTruthy();
  press("Publish");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: /^Use #/ }));
  expect(screen.queryByText(/hard to read on white/)).toBeNull();
});

test("careers builder: publishing saves first, and shows the version it saved", async () => {
  const live = { number: 1, publishedAt: at, publishedBy: "Ana" };
  const sent = open({
    "POST /companies/c/careerpage/publish": () => ({ ...start, version: 1, live, unpublished: false }),
  });
  await choose("Change Benefits", "Move up");
  await act(async () => press("Publish"));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain("POST /companies/c/careerpage/publish"));
  expect(sent.at(-1)!.body).toEqual({ version: 1 });
  expect(await screen.findByText("Published")).toBeTruthy();
});

test("careers builder: until the company is public, nothing says that people see the page", async () => {
  const live = { number: 1, publishedAt: at, publishedBy: "Ana" };
  open(
    { "POST /companies/c/careerpage/publish": () => ({ ...start, version: 1, live, unpublished: false }) },
    { published: false, page: { ...start, version: 1, unpublished: true } },
  );
  expect(screen.getByText(/No one sees your careers page until you publish your first job/)).toBeTruthy();
  press("Publish");
  expect(await screen.findByText("Published, not public yet")).toBeTruthy();
  expect(currentToasts()).toMatchObject([{ text: expect.stringContaining("once your company is public") }]);
});

test("careers builder: an earlier version is put into the draft, where it can be undone", async () => {
  const version = { number: 3, publishedAt: at, publishedBy: "Ana" };
  const earlier = {
    ...pageFromProfile,
    blocks: pageFromProfile.blocks.filter(({ kind }) => kind !== "values"),
  };
  open({
    "GET /companies/c/careerpage/versions": () => [version],
    "GET /companies/c/careerpage/versions/3": () => ({ ...version, document: earlier }),
  });
  press("Versions");
  fireEvent.click(await screen.findByRole("button", { name: "Restore version 3" }));
  await waitFor(() => expect(names()).not.toContain("Values"));
  press("Undo");
  expect(names()).toContain("Values");
});

test("careers builder: who may not change the page reads it", () => {
  open({}, { may: false });
  for (const name of ["Publish", "Add block", "Change Benefits", "Undo"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("careers builder: in standby it’s read-only and says why", async () => {
  const sent = open({}, { standby: true });
  expect(screen.getByText(/Your company is in standby. Leave standby under Company, Plan/)).toBeTruthy();
  press("Publish");
  expect(await screen.findByRole("dialog", { name: "Not available in standby" })).toBeTruthy();
  expect(sent).toEqual([]);
});

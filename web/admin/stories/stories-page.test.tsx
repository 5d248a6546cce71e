import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import StoriesPage from "./stories-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const story = {
  id: "s1",
  publication: "lifeWork",
  slug: "bread",
  title: "Bread",
  summary: "",
  author: "The team",
  picture: null,
  tags: [],
  body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Needs time." }] }] },
  state: "draft",
  publishAt: null,
  changedAt: "2026-11-23T09:00:00.000Z",
};
const at = "/admin/stories?open=s1";
const calls = {
  "GET /admin/stories": () => [story],
  "GET /admin/stories/s1": () => story,
  "GET /admin/stories/s1/previews": () => [{ id: "p1", createdAt: "2026-11-23T09:00:00.000Z" }],
};

test("stories: only what was changed is saved, against the version that was read", async () => {
  const sent = answerCalls({ ...calls, "PATCH /admin/stories/s1": () => story });
  showScreen(<StoriesPage />, { path: "/admin/stories", at });
  const title = await screen.findByDisplayValue("Bread");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  fireEvent.change(title, { target: { value: "Bread and salt" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Publish" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Story saved" }]));
  expect(sent).toEqual([
    { call: "PATCH /admin/stories/s1", body: { title: "Bread and salt", changedAt: story.changedAt } },
  ]);
});

test("stories: leaving with something unsaved asks first", async () => {
  answerCalls(calls);
  const { router } = showScreen(<StoriesPage />, { path: "/admin/stories", at });
  fireEvent.change(await screen.findByDisplayValue("Bread"), { target: { value: "Bread and salt" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Schedule" }).disabled).toBe(true);
  await act(() => router.navigate("/admin/stories?open=new"));
  expect(await screen.findByText(/unsaved changes to this story/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(screen.getByDisplayValue("Bread and salt")).toBeTruthy();
});

test("stories: what another administrator saves meanwhile is taken over, and what is typed here stays", async () => {
  let kept = story;
  answerCalls({ ...calls, "GET /admin/stories/s1": () => kept });
  const { cache } = showScreen(<StoriesPage />, { path: "/admin/stories", at });
  fireEvent.change(await screen.findByDisplayValue("Bread"), { target: { value: "Bread and salt" } });
  kept = { ...story, title: "Rye", author: "Ada", changedAt: "2026-11-23T10:00:00.000Z" };
  await act(() => cache.invalidateQueries({ queryKey: ["stories", "s1"] }));
  expect(await screen.findByDisplayValue("Ada")).toBeTruthy();
  expect(screen.getByDisplayValue("Bread and salt")).toBeTruthy();
  expect(screen.getByText(/Another administrator changed the title/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use theirs" }));
  expect(screen.getByDisplayValue("Rye")).toBeTruthy();
});

test("stories: on a phone the open story is the heading of the page", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width: 900px"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  answerCalls(calls);
  showScreen(<StoriesPage />, { path: "/admin/stories", at });
  expect(await screen.findByRole("heading", { level: 1, name: "Bread" })).toBeTruthy();
  cleanup();
  showScreen(<StoriesPage />, { path: "/admin/stories", at: "/admin/stories?open=new" });
  expect(await screen.findByRole("heading", { level: 1, name: "New story" })).toBeTruthy();
});

test("stories: a draft offers what its state allows", async () => {
  const sent = answerCalls({ ...calls, "PATCH /admin/stories/s1/state": () => story });
  showScreen(<StoriesPage />, { path: "/admin/stories", at });
  fireEvent.click(await screen.findByRole("button", { name: "Publish" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Story published" }]));
  expect(sent).toEqual([{ call: "PATCH /admin/stories/s1/state", body: { act: "publish" } }]);
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  expect(screen.getByRole("button", { name: "Schedule" })).toBeTruthy();
});

test("stories: a preview link is shown once, and revoked", async () => {
  const url = "https://parallel.test/blog/bread?preview=true&slug=bread&key=k";
  const sent = answerCalls({
    ...calls,
    "POST /admin/stories/s1/previews": () => ({ id: "p2", createdAt: story.changedAt, url }),
    "DELETE /admin/stories/s1/previews/p1": () => ({ ok: true }),
  });
  showScreen(<StoriesPage />, { path: "/admin/stories", at });
  fireEvent.click(await screen.findByRole("button", { name: "Create preview link" }));
  await screen.findByText(url);
  fireEvent.click(screen.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(screen.queryByText(url)).toBeNull());
  expect(sent.map(({ call }) => call)).toEqual([
    "POST /admin/stories/s1/previews",
    "DELETE /admin/stories/s1/previews/p1",
  ]);
});

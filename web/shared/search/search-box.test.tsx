import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "#web/testing/calls.tsx";
import { readAddress } from "./search-address.ts";
import { SearchBox } from "./search-box.tsx";
import type { SearchData } from "./search-data.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data = {
  index: "jobs",
  asked: readAddress(new URLSearchParams()),
  answer: {} as SearchData["answer"],
} satisfies SearchData;

function open(index: "jobs" | "companies" = "jobs") {
  const asked = new Set<string | null>();
  answerCalls({
    "GET /job-titles": (_, query) => {
      asked.add(query.get("q"));
      return ["Nurse", "Nurse Practitioner"];
    },
    "GET /skills": () => ["Nursing"],
  });
  const element = <SearchBox data={{ ...data, index }} path="/jobs" />;
  const router = createMemoryRouter([{ path: "/jobs", element }], { initialEntries: ["/jobs"] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, asked };
}
const box = () => screen.getByRole("searchbox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const offered = () => screen.queryByRole("list", { name: "Suggestions" });

test("search box: titles and skills are suggested for a slip, and the chosen one is searched", async () => {
  const { router, asked } = open();
  expect(offered()).toBeNull();
  type("nrse");
  fireEvent.click(await screen.findByRole("button", { name: "Nurse Practitioner" }));
  await waitFor(() => expect(router.state.location.search).toContain("q=Nurse"));
  expect(offered()).toBeNull();
  expect([...asked].at(-1)).toBe("nrse");
});

test("search box: what was typed is no suggestion; Escape closes them, then clears the words", async () => {
  open();
  type("nurse");
  await screen.findByRole("button", { name: "Nursing" });
  expect(screen.queryByRole("button", { name: "Nurse" })).toBeNull();
  fireEvent.keyDown(box(), { key: "Escape" });
  expect(offered()).toBeNull();
  expect(box()).toHaveProperty("value", "nurse");
  fireEvent.keyDown(box(), { key: "Escape" });
  expect(box()).toHaveProperty("value", "");
});

test("search box: companies are not suggested as titles", async () => {
  const { router, asked } = open("companies");
  type("nurse");
  await waitFor(() => expect(router.state.location.search).toContain("q=nurse"));
  // Longer than typing pauses before it is asked for.
  await new Promise((done) => setTimeout(done, 200));
  expect(offered()).toBeNull();
  expect(asked.size).toBe(0);
});

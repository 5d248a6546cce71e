import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "#web/api/client.ts";
import { readAddress } from "./search-address.ts";
import { SearchBox } from "./search-box.tsx";
import type { SearchData } from "./search-data.ts";

vi.mock("#web/api/client.ts", () => ({ api: { candidates: { titles: vi.fn(), skills: vi.fn() } } }));
afterEach(cleanup);

const data = {
  index: "jobs",
  asked: readAddress(new URLSearchParams()),
  answer: {} as SearchData["answer"],
} satisfies SearchData;

function open(index: "jobs" | "companies" = "jobs") {
  vi.mocked(api.candidates.titles).mockResolvedValue(["Nurse", "Nurse Practitioner"]);
  vi.mocked(api.candidates.skills).mockResolvedValue(["Nursing"]);
  const element = <SearchBox data={{ ...data, index }} path="/jobs" />;
  const router = createMemoryRouter([{ path: "/jobs", element }], { initialEntries: ["/jobs"] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const box = () => screen.getByRole("searchbox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const offered = () => screen.queryByRole("list", { name: "Suggestions" });

test("search box: titles and skills are suggested for a slip, and the chosen one is searched", async () => {
  const router = open();
  expect(offered()).toBeNull();
  type("nrse");
  fireEvent.click(await screen.findByRole("button", { name: "Nurse Practitioner" }));
  await waitFor(() => expect(router.state.location.search).toContain("q=Nurse"));
  expect(offered()).toBeNull();
  expect(vi.mocked(api.candidates.titles).mock.lastCall![0].query.q).toBe("nrse");
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
  open("companies");
  type("nurse");
  await new Promise((done) => setTimeout(done, 50));
  expect(offered()).toBeNull();
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Found } from "#contract/app-search.ts";
import { useActions } from "#web/shared/actions/actions.ts";
import { SearchOverlay } from "./search-overlay.tsx";

const rania: Found = {
  kind: "person",
  id: "0199a000-0000-7000-8000-000000000001",
  title: "Rania Zaidan",
  note: "Backend engineer",
  picture: null,
  url: "/hire/applicants?open=rania",
};
const decided: string[] = [];
let answer: PromiseWithResolvers<void>;

beforeEach(() => {
  decided.length = 0;
  answer = Promise.withResolvers();
  vi.stubGlobal("fetch", async (address: URL | string) => {
    await answer.promise;
    const query = new URL(String(address), "http://here").searchParams.get("query") ?? "";
    const found = "rania zaidan".includes(query) ? [rania] : [];
    const searches = query === "nurse man" ? ["nurse man", "Nurse Manager"] : [];
    return new Response(JSON.stringify({ found, searches }), {
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  useActions("Applicants", [
    {
      id: "match",
      label: "Shortlist Rania Zaidan",
      about: "Rania Zaidan",
      shortcut: "s",
      decides: true,
      perform: () => void decided.push("shortlisted"),
    },
  ]);
  return <p data-testid="place">{useLocation().pathname + useLocation().search}</p>;
}
function open(side: "candidate" | "company" = "company") {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Screen />
        <SearchOverlay side={side} owner="marit" onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const box = () => document.querySelector("input")!;
const loaded = () => screen.findByRole("combobox", {}, { timeout: 20_000 });
const place = () => screen.getByTestId("place").textContent;
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const enter = () => fireEvent.keyDown(box(), { key: "Enter" });

test("app search: what is typed before it has loaded stands in its box, in order", async () => {
  open();
  fireEvent.change(box(), { target: { value: "ran" } });
  // Nothing has the focus between the two boxes; the letters are no shortcuts.
  for (const key of ["i", "a", "s", "Backspace"]) fireEvent.keyDown(document.body, { key });
  expect(box().value).toBe("rania");
  expect((await loaded()).getAttribute("value")).toBe("rania");
  expect(decided).toEqual([]);
});

test("app search: Enter pressed while it loads waits for the results, and opens the first of them", async () => {
  open();
  fireEvent.change(box(), { target: { value: "rania" } });
  enter();
  await loaded();
  enter();
  expect(place()).toBe("/");
  await act(async () => answer.resolve());
  await waitFor(() => expect(place()).toBe("/hire/applicants?open=rania"));
});

test("app search: Enter on nothing does nothing, and no decision is offered unasked", async () => {
  open();
  answer.resolve();
  await loaded();
  enter();
  expect(options()).not.toContain("Shortlist Rania ZaidanS");
  fireEvent.change(box(), { target: { value: "xyz" } });
  enter();
  await screen.findByText("Nothing found. Try a shorter search.");
  expect(place()).toBe("/");
  expect(decided).toEqual([]);
});

test("app search: a decision asked for by its name runs only for who moves to it", async () => {
  open();
  answer.resolve();
  await loaded();
  fireEvent.change(box(), { target: { value: "shortlist rania" } });
  await waitFor(() => expect(options()).toEqual(["Shortlist Rania ZaidanS"]));
  await waitFor(() => expect(screen.queryByRole("option", { selected: true })).toBeNull());
  enter();
  expect(decided).toEqual([]);
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  enter();
  expect(decided).toEqual(["shortlisted"]);
});

test("app search: a job seeker is offered searches for what was typed, and picking one searches", async () => {
  open("candidate");
  answer.resolve();
  await loaded();
  fireEvent.change(box(), { target: { value: "nurse man" } });
  await waitFor(() => expect(options()).toEqual(["nurse man", "Nurse Manager"]));
  fireEvent.keyDown(box(), { key: "ArrowDown" });
  enter();
  await waitFor(() => expect(place()).toBe("/jobs?q=Nurse+Manager"));
});

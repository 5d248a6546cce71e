import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ChoosePeople } from "./choose-people.tsx";
import type { Choice } from "./outreach.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lead = (nth: number) => ({
  person: {
    id: `p${nth}`,
    fullName: `Person ${nth}`,
    profilePicture: null,
    title: null,
    employer: null,
    external: nth < 2,
    email: nth === 0 ? null : "p@people.example",
  },
});
const all = Array.from({ length: 60 }, (_, nth) => lead(nth));

function Screen() {
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  return (
    <>
      <p>{chosen.length} chosen</p>
      <ChoosePeople jobId="j" chosen={chosen} onChange={setChosen} />
    </>
  );
}

/** Sixty pending leads, none saved, and two people in the talent pool, of whom the first page holds one. */
function open() {
  answerCalls({});
  vi.stubGlobal("fetch", async (address: URL | string) => {
    const { pathname, searchParams } = new URL(String(address), "http://here");
    if (pathname.endsWith("/talent-pool")) {
      const page = Number(searchParams.get("page"));
      const person = {
        candidateId: `t${page}`,
        fullName: `Talent ${page}`,
        profilePicture: null,
        title: page === 1 ? "Diver" : null,
      };
      const elsewhere = page === 1 ? { jobTitle: "Ranger", state: "hired" } : null;
      return Response.json({ total: 2, page, availablePages: 2, people: [{ person, elsewhere }] });
    }
    const q = searchParams.get("q") ?? "";
    const found =
      searchParams.get("tab") === "0" ? all.filter(({ person }) => person.fullName.endsWith(q)) : [];
    const skip = Number(searchParams.get("skip"));
    return Response.json({ leads: found.slice(skip, skip + 50), total: found.length });
  });
  show(<Screen />, []);
}

test("choosing people: all leads and all of the talent pool are reached, with their true number", async () => {
  open();
  expect(await screen.findByText("Pending leads (60)")).toBeTruthy();
  expect(await screen.findByText("Talent pool (2)")).toBeTruthy();
  const [leads, talents] = await screen.findAllByRole("button", { name: "Show more" });
  fireEvent.click(leads!);
  expect(await screen.findByRole("checkbox", { name: "Person 59" })).toBeTruthy();
  fireEvent.click(talents!);
  expect(await screen.findByRole("checkbox", { name: "Talent 2" })).toBeTruthy();
});

test("choosing people: a search finds a lead on no page yet, and who was chosen before stays chosen", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Select these 50: Pending leads" }));
  expect(screen.getByText("50 chosen")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search leads" }), { target: { value: "58" } });
  expect(await screen.findByText("Pending leads (1)")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Select all: Pending leads" }));
  expect(screen.getByText("51 chosen")).toBeTruthy();
});

const about = async (name: string) =>
  (await screen.findByText(name)).closest("li")!.textContent.replace(name, "");

test("choosing people: whom the company hired already is said, and who can’t be written to by email", async () => {
  open();
  expect(await about("Talent 1")).toBe("Diver, hired for Ranger");
  expect(await about("Person 0")).toBe("No account, no email");
  expect(await about("Person 1")).toBe("No account, by email");
});

test("choosing people: a search without a hit isn’t said to mean that there is no one", async () => {
  open();
  expect(await screen.findByText("No one right now.")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search leads" }), { target: { value: "zzzz" } });
  await waitFor(() => expect(screen.getAllByText("No leads match your search.")).toHaveLength(2));
  expect(screen.queryByText("No one right now.")).toBeNull();
  expect(screen.getByText("Talent pool (2)")).toBeTruthy();
});

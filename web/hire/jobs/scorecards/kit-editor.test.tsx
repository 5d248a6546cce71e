import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show, showScreen } from "#web/testing/calls.tsx";
import type { ScorecardKit } from "#contract/scorecards.ts";
import { kitsOfJob } from "./kits.ts";
import ScorecardKitsPage from "./scorecard-kits-page.tsx";
import { KitEditor } from "./kit-editor.tsx";

afterEach(cleanup);

test("scorecard editor: focus stays on the button of the attribute you move", () => {
  const attributes = ["One", "Two", "Three"].map((name) => ({ id: name, name, guidance: "" }));
  const kit = { stage: "screen", stageName: "Screen", guidance: "", attributes, version: 1 };
  const me = { id: "u1", can: { jobs: true }, plan: null };
  show(<KitEditor jobId="j1" kit={kit as never} onDirty={vi.fn()} />, [[["me"], me]]);
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute("aria-label");
  };
  expect(press("Move Three up")).toBe("Move Three up");
  expect(press("Move Three up"), "at the top there is one way left").toBe("Move Three down");
  const names = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Attribute \d$/ });
  expect(names.map(({ value }) => value)).toEqual(["Three", "One", "Two"]);
});

test("scorecard editor: what is typed stays when a teammate saves the kit meanwhile", async () => {
  let kit: ScorecardKit = {
    stage: "screen",
    stageName: "Screen",
    guidance: "",
    attributes: [],
    version: 1,
  };
  const sent = answerCalls({
    "PUT /jobs/j1/scorecard-kits": (body) => (kit = { ...kit, ...(body as object), version: 3 }),
    "GET /jobs/j1/scorecard-kits": () => [kit],
  });
  const { cache } = showScreen(<ScorecardKitsPage />, {
    path: "/hire/jobs/:id/scorecards",
    at: "/hire/jobs/j1/scorecards",
    known: [
      [["me"], { id: "u1", can: { jobs: true }, plan: null }],
      [kitsOfJob("j1").queryKey, [kit]],
    ],
  });
  const guidance = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Guidance(?! for)/ });
  fireEvent.change(await guidance(), { target: { value: "By phone" } });
  const elsewhere = (changes: Partial<ScorecardKit>) => {
    kit = { ...kit, ...changes };
    return cache.invalidateQueries(kitsOfJob("j1"));
  };
  await elsewhere({ attributes: [{ id: "a", name: "Depth", guidance: "" }], version: 2 });
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Attribute 1" })).value).toBe("Depth");
  expect((await guidance()).value).toBe("By phone");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { guidance: "By phone", version: 2 } }]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
  await elsewhere({ guidance: "On site", version: 4 });
  await waitFor(async () => expect((await guidance()).value).toBe("On site"));
});

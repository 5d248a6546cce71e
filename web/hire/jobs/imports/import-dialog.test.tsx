import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { ImportDialog } from "./import-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const address = "https://boards.greenhouse.io/acme";
const nothing = { new: 0, changed: 0, same: 3, gone: 0, unreadable: 0, merged: 0 };
const work = {
  found: { ...nothing, new: 12 },
  id: "i",
  companyId: "c",
  state: "done",
  status: "draft",
  follow: false,
  stalled: false,
  done: 12,
  chosen: 12,
  kept: 0,
  undoUntil: null,
};

function Imports() {
  const [shown, setShown] = useState<string | null>(null);
  return <ImportDialog companyId="c" importId={shown} onShow={setShown} onClose={() => {}} />;
}

test("imports: bringing in more begins with a clean form", async () => {
  answerCalls({
    "POST /company/c/jobs/imports": () => work,
    "GET /company/c/jobs/imports/i": () => work,
  });
  show(<Imports />, [[["me"], { can: { jobs: true } }]]);
  const box = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Job board link" });
  fireEvent.change(await box(), { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Find jobs" }));
  fireEvent.click(await screen.findByRole("button", { name: "Import more" }));
  expect((await box()).value).toBe("");
});

test.each([[true], [false]])("imports: an account is offered to who may connect systems: %s", async (may) => {
  show(<Imports />, [[["me"], { can: { jobs: true, integrations: may } }]]);
  await screen.findByRole("textbox", { name: "Job board link" });
  expect(screen.queryByText("Account") !== null).toBe(may);
});

test.each([[true], [false]])(
  "imports: an account is connected only where that is set up: %s",
  async (ready) => {
    answerCalls({ "GET /company-ats/kombo": () => ({ ready }) });
    show(<Imports />, [[["me"], { can: { jobs: true, integrations: true } }]]);
    fireEvent.click(await screen.findByText("Account"));
    const shown = await screen.findByText(ready ? "Connect account" : /^Connecting accounts isn’t set up/);
    expect(shown.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
    expect(screen.queryByRole("button", { name: "Connect account" }) !== null).toBe(ready);
  },
);

test("imports: a running import says how many of how many", async () => {
  answerCalls({ "GET /company/c/jobs/imports/i": () => ({ ...work, state: "importing", done: 3 }) });
  show(<ImportDialog companyId="c" importId="i" onShow={() => {}} onClose={() => {}} />);
  const bar = await screen.findByRole("progressbar");
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["3", "12"]);
});

test.each([
  ["a failure", true],
  ["leaving the frame", false],
])("imports: %s on the way to an account is said and reported: %s", async (_, fails) => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  answerCalls({
    "GET /company-ats/kombo": () => ({ ready: true }),
    "GET /company-ats/kombo/init": () => {
      if (fails) throw refusal("Couldn’t reach it.", { statusCode: 503 });
      return { link: "https://connect.kombo.dev/v1?token=t" };
    },
  });
  show(<Imports />, [[["me"], { can: { jobs: true, integrations: true } }]]);
  fireEvent.click(await screen.findByText("Account"));
  fireEvent.click(await screen.findByRole("button", { name: "Connect account" }));
  if (fails) {
    expect(await screen.findByText("Couldn’t reach it.")).toBeTruthy();
    expect(reported).toHaveBeenCalledOnce();
    return;
  }
  const frame = await screen.findByTitle<HTMLIFrameElement>("Connect your account");
  const source = frame.contentWindow;
  window.dispatchEvent(new MessageEvent("message", { source, data: { type: "close" } }));
  await vi.waitFor(() => expect(screen.queryByTitle("Connect your account")).toBeNull());
  expect(screen.queryByText(/cancelled/)).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});

const line = {
  position: 0,
  title: "Welder",
  department: null,
  places: "",
  reason: null,
  chosen: true,
  publishes: false,
};

test.each([
  ["new", "Import 1 job live", [{ id: "f", address }], true],
  ["changed", "Apply 1 change", [{ id: "f", address }], false],
  ["gone", "Apply 1 change", [{ id: "f", address }], false],
  ["changed", "Apply 1 change", [], true],
])(
  "imports: with a job that is %s the button says “%s”; where its board is synced by %j, drafts are offered: %s",
  async (kind, button, feeds, asks) => {
    const found = { ...nothing, [kind]: 1 };
    const preview = { ...work, state: "ready", status: "live", address, system: "greenhouse", found };
    answerCalls({
      "GET /company/c/jobs/imports/i": () => ({ ...preview, notLive: null, partial: false }),
      "GET /company/c/jobs/imports/i/lines": () => [{ ...line, kind }],
      "GET /company/c/jobs/feeds": () => feeds,
    });
    show(<ImportDialog companyId="c" importId="i" onShow={() => {}} onClose={() => {}} />, [
      [["me"], { can: { jobs: true, publish: true } }],
    ]);
    expect(await screen.findByRole("button", { name: button })).toBeTruthy();
    if (feeds.length > 0) await screen.findByText(/We sync it every 6 hours\. “/);
    else await screen.findByRole("radiogroup", { name: "Import as" });
    expect(screen.queryByRole("radiogroup", { name: "Import as" }) !== null).toBe(asks);
  },
);

test.each([
  [address, "Stop syncing"],
  ["kombo:1", "Disconnect"],
])("imports: a source at %s is ended by “%s”", async (from, action) => {
  const preview = { ...work, state: "ready", address: from, system: "greenhouse", found: nothing };
  answerCalls({
    "GET /company/c/jobs/imports/i": () => ({ ...preview, notLive: null, partial: false }),
    "GET /company/c/jobs/imports/i/lines": () => [],
    "GET /company/c/jobs/feeds": () => [{ id: "f", address: from }],
  });
  show(<ImportDialog companyId="c" importId="i" onShow={() => {}} onClose={() => {}} />, [
    [["me"], { can: { jobs: true } }],
  ]);
  expect(await screen.findByText(new RegExp(`“${action}”`))).toBeTruthy();
});

test("imports: who may not publish leaves jobs open, brings drafts in and is told why", async () => {
  const preview = { ...work, state: "ready", address, system: "greenhouse" };
  const found = { ...nothing, new: 1, gone: 1 };
  const sent = answerCalls({
    "GET /company/c/jobs/imports/i": () => ({ ...preview, found, notLive: null, partial: false }),
    "GET /company/c/jobs/imports/i/lines": () => [
      { ...line, kind: "new" },
      { ...line, position: 1, title: "Fitter", kind: "gone", publishes: true },
    ],
    "GET /company/c/jobs/feeds": () => [],
    "POST /company/c/jobs/imports/i/commit": () => work,
  });
  show(<ImportDialog companyId="c" importId="i" onShow={() => {}} onClose={() => {}} />, [
    [["me"], { can: { jobs: true, publish: false } }],
  ]);
  const fitter = await screen.findByRole("checkbox", { name: "Fitter" });
  const isSaid = (name: string) => fitter.getAttribute(`aria-${name}`);
  expect([isSaid("disabled"), isSaid("checked")]).toEqual(["true", "false"]);
  expect(screen.getByRole("note").textContent).toBe(
    "Your team hasn’t given you permission to publish or close jobs. New jobs come in as drafts. " +
      "Jobs that would close or reopen stay as they are. Someone with this permission can turn on syncing.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Import 1 job" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({ status: "draft", follow: false, leaveOut: [1] });
});

/** By the field behind it, as the label does. */
const tick = (box: HTMLElement) => fireEvent.click(box.closest("label")!.querySelector("input")!);

/** The preview of a board that is synced, with new jobs live. */
function aSyncedPreview(
  found: Partial<typeof nothing>,
  { lines, more = {} }: { lines: object[]; more?: Parameters<typeof answerCalls>[0] },
) {
  const preview = { ...work, state: "ready", status: "live", address, system: "greenhouse" };
  const sent = answerCalls({
    "GET /company/c/jobs/imports/i": () => ({
      ...preview,
      found: { ...nothing, ...found },
      notLive: null,
      partial: false,
    }),
    "GET /company/c/jobs/imports/i/lines": () => lines,
    "GET /company/c/jobs/feeds": () => [{ id: "f", address, lastReadAt: "2026-11-29T08:00:00Z" }],
    "POST /company/c/jobs/imports/i/commit": () => work,
    ...more,
  });
  const shown: (string | null)[] = [];
  const onShow = (id: string | null) => void shown.push(id);
  show(<ImportDialog companyId="c" importId="i" onShow={onShow} onClose={() => {}} />, [
    [["me"], { can: { jobs: true, publish: true } }],
  ]);
  return { sent, shown };
}

test("imports: a synced board goes on importing new jobs as before, unless asked to import them the other way", async () => {
  const { sent } = aSyncedPreview({ new: 1 }, { lines: [{ ...line, kind: "new" }] });
  fireEvent.click(await screen.findByRole("radio", { name: /Drafts/ }));
  const fromNowOn = await screen.findByRole("checkbox", { name: /^Import new jobs as drafts from now on/ });
  expect(fromNowOn.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(screen.getByRole("button", { name: "Import 1 job" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({ status: "draft", follow: false, leaveOut: [] });
  tick(fromNowOn);
  fireEvent.click(screen.getByRole("button", { name: "Import 1 job" }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ status: "draft", follow: true });
});

test.each([
  ["changed", true],
  ["gone", true],
  ["new", false],
])(
  "imports: a job that is %s and left out of a synced board waits for the next sync: %s",
  async (kind, waits) => {
    const lines = [
      { ...line, kind },
      { ...line, position: 1, title: "Fitter", kind },
    ];
    aSyncedPreview({ [kind]: 2 }, { lines });
    const words = /stay as they are only until the next sync/;
    tick(await screen.findByRole("checkbox", { name: "Fitter" }));
    await screen.findByText("1 selected");
    expect(screen.queryByText(words) !== null).toBe(waits);
  },
);

test("imports: changes that a sync has overtaken are shown as they are now", async () => {
  const message = "A sync has changed jobs since you opened this list.";
  const { shown } = aSyncedPreview(
    { changed: 1 },
    {
      lines: [{ ...line, kind: "changed" }],
      more: {
        "POST /company/c/jobs/imports/i/commit": () => {
          throw refusal(message, { code: "PREVIEW_OUTDATED", statusCode: 409 });
        },
        "POST /company/c/jobs/imports": () => ({ ...work, id: "i2" }),
      },
    },
  );
  await screen.findByRole("checkbox", { name: "Welder" });
  fireEvent.click(screen.getByRole("button", { name: "Apply 1 change" }));
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show current changes" }));
  await vi.waitFor(() => expect(shown).toEqual(["i2"]));
});

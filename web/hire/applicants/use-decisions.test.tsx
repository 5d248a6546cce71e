import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, cacheWith, heldAnswer, refusal } from "#web/testing/calls.tsx";
import {
  type FeedView,
  feedCounts,
  feedOf,
  pendingActions,
  pendingBatches,
} from "#web/hire/shared/applicants/feed.ts";
import { useDecisions } from "./use-decisions.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const view: FeedView = { tab: "pending", split: "qualified", job: null, sort: "recent", filter: {} };
const person = (id: string) =>
  ({
    id,
    version: 3,
    applicationState: "pending",
    qualified: true,
    source: "Careers page",
    job: { id: "job" },
    candidate: { id: `c-${id}`, fullName: id.toUpperCase() },
  }) as unknown as ApplicationRow;
const [ann, ben, cleo] = [person("ann"), person("ben"), person("cleo")] as const;

type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers, onUndone?: (id: string) => void) {
  const sent = answerCalls(answers);
  const cache = cacheWith([
    [feedOf(view).queryKey, { applications: [ann, ben, cleo], total: 9 }],
    [feedCounts.queryKey, { pending: 9, qualified: 5, byJob: [{ jobId: "job", pending: 4, qualified: 2 }] }],
    [pendingActions.queryKey, []],
    [pendingBatches.queryKey, []],
  ]);
  const { result } = renderHook(() => useDecisions(view, onUndone), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  const listed = () => cache.getQueryData(feedOf(view).queryKey)!;
  const names = () => listed().applications.map(({ id }) => id);
  const counts = () => cache.getQueryData(feedCounts.queryKey)!;
  return { sent, cache, names, listed, counts, decisions: () => result.current };
}
const passes = (answer: unknown) => ({ "PATCH /requests/ben/pass": () => answer });

test("decisions: who is passed leaves the list and every count at once", async () => {
  const answer = heldAnswer();
  const { names, listed, counts, decisions } = open(passes(answer.promise));
  act(() => void decisions().decide(ben, "pass"));
  await waitFor(() => expect(names()).toEqual(["ann", "cleo"]));
  expect(listed().total).toBe(8);
  expect(counts()).toMatchObject({ pending: 8, qualified: 4, byJob: [{ pending: 3, qualified: 1 }] });
  await act(async () => answer.give({ ...ben, undo: { remainingMs: 8000 } }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "BEN rejected", id: "undo-ben" }]));
});

test("decisions: a refused one puts the person back where they were, counts and all, and says whom it is about", async () => {
  const refused = refusal("A teammate decided first.", { code: "CONFLICT", statusCode: 409 });
  const { names, listed, counts, decisions } = open({
    "PATCH /requests/ben/pass": () => {
      throw refused;
    },
  });
  await act(() => decisions().decide(ben, "pass"));
  expect(names()).toEqual(["ann", "ben", "cleo"]);
  expect(listed().total).toBe(9);
  expect(counts()).toMatchObject({ pending: 9, qualified: 5, byJob: [{ pending: 4, qualified: 2 }] });
  expect(currentToasts()).toMatchObject([{ title: "BEN", text: "A teammate decided first.", tone: "error" }]);
});

test("decisions: the server is told the version, where it was made and at which place of the list", async () => {
  const { sent, decisions } = open(passes(ben));
  await act(() => decisions().decide(ben, "pass", { reason: "Pay does not fit" }));
  expect(sent).toEqual([
    {
      call: "PATCH /requests/ben/pass",
      body: { version: 3, undoKind: "pending_tab_qualified_feed_pass", place: 1, reason: "Pay does not fit" },
    },
  ]);
});

test("decisions: undo puts the person back at their place and opens them where the screen asks for that", async () => {
  const undone: string[] = [];
  const { names, sent, decisions } = open(
    { ...passes({ ...ben, undo: { remainingMs: 8000 } }), "PATCH /requests/ben/undo": () => ben },
    (id) => undone.push(id),
  );
  await act(() => decisions().decide(ben, "pass"));
  act(() => currentToasts()[0]!.undo!());
  await waitFor(() => expect(names()).toEqual(["ann", "ben", "cleo"]));
  expect(undone).toEqual(["ben"]);
  expect(sent.map(({ call }) => call)).toEqual(["PATCH /requests/ben/pass", "PATCH /requests/ben/undo"]);
  expect(currentToasts()).toEqual([]);
});

test("decisions: an undo that comes too late says so, and nobody is put back", async () => {
  const { names, decisions } = open({
    ...passes({ ...ben, undo: { remainingMs: 8000 } }),
    "PATCH /requests/ben/undo": () => {
      throw refusal("The time to undo is over.");
    },
  });
  await act(() => decisions().decide(ben, "pass"));
  act(() => currentToasts()[0]!.undo!());
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "The time to undo is over." }]));
  expect(names()).toEqual(["ann", "cleo"]);
});

test("decisions: a second press about the same person sends nothing, one about another does", async () => {
  const answer = heldAnswer();
  const { sent, decisions } = open({
    ...passes(answer.promise),
    "PATCH /requests/cleo/accept": () => cleo,
  });
  act(() => {
    void decisions().decide(ben, "pass");
    void decisions().decide(ben, "shortlist");
    void decisions().decide(cleo, "shortlist");
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ call }) => call)).toEqual(["PATCH /requests/ben/pass", "PATCH /requests/cleo/accept"]);
  await act(async () => answer.give(ben));
});

test("decisions: a delayed pass that is in the way can be canceled from its refusal", async () => {
  const { sent, decisions } = open({
    "PATCH /requests/ben/accept": () => {
      throw refusal("Ben will be passed tomorrow.", { code: "DELAYED_PASS", statusCode: 409 });
    },
    "PATCH /requests/ben/deny/cancel": () => ben,
  });
  await act(() => decisions().decide(ben, "shortlist"));
  const [toast] = currentToasts();
  expect(toast).toMatchObject({ id: "delayed-ben", action: { label: "Cancel" } });
  act(() => toast!.action!.onSelect());
  await waitFor(() => expect(sent.at(-1)?.call).toBe("PATCH /requests/ben/deny/cancel"));
});

test("decisions: what was decided before the page was opened is offered to be undone, but not what is nearly over", async () => {
  answerCalls({
    "GET /requests/pending-undos": () => [
      { applicationId: "zoe", fullName: "Zoe", move: "pass", remainingMs: 6000 },
      { applicationId: "late", fullName: "Late", move: "shortlist", remainingMs: 200 },
    ],
    "GET /requests/batches": () => [],
  });
  const cache = cacheWith([]);
  renderHook(() => useDecisions(view), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(currentToasts()).toMatchObject([{ id: "undo-zoe", text: "Zoe rejected" }]));
});

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { Stage } from "#contract/job-stages.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, cacheWith, heldAnswer, refusal } from "#web/testing/calls.tsx";
import { boardOf, columnOf, passed } from "./board.ts";
import { useBoardMoves } from "./use-board-moves.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const stages = ["screen", "interview", "offer", "hired"].map((id) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  fixed: true,
})) satisfies Stage[];
const card = (id: string, stage: string, version = 1) =>
  ({
    id,
    version,
    stage,
    applicationState: "pipeline",
    job: { id: "job" },
    candidate: { id: `c-${id}`, fullName: id.toUpperCase() },
  }) as unknown as ApplicationRow;
const board = boardOf(null, null);
const moveCall = "PATCH /requests/pipeline/move";
type Sent = { requestId: string; stage: string; version: number };

function open(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls(answers);
  const ann = card("ann", "screen");
  const cache = cacheWith([[board.queryKey, { rows: [ann, card("ben", "offer")], total: 2 }]]);
  const { result } = renderHook(() => useBoardMoves(board, stages), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={cache}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  const rowOf = (id: string) => cache.getQueryData(board.queryKey)!.rows.find((row) => row.id === id)!;
  return {
    ann,
    sent,
    cache,
    rowOf,
    column: (id: string) => columnOf(rowOf(id)),
    moves: () => result.current,
  };
}

test("board moves: the card is in its new column before the server has answered, and can be moved back", async () => {
  const answer = heldAnswer();
  const { ann, column, moves } = open({ [moveCall]: () => answer.promise });
  act(() => void moves().move(ann, "interview"));
  await waitFor(() => expect(column("ann")).toBe("interview"));
  expect(currentToasts()).toEqual([]);
  await act(async () => answer.give(card("ann", "interview", 2)));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "ANN moved to Interview", id: "undo-ann" }]),
  );
});

test("board moves: they go out one after the other, each with the version that the one before it left", async () => {
  const answers = [heldAnswer(), heldAnswer()];
  const { ann, sent, column, moves } = open({ [moveCall]: () => answers[sent.length - 1]!.promise });
  act(() => {
    void moves().move(ann, "interview");
    void moves().move(ann, "offer");
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => answers[0]!.give(card("ann", "interview", 2)));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { requestId: "ann", stage: "interview", version: 1 },
    { requestId: "ann", stage: "offer", version: 2 },
  ] satisfies Sent[]);
  // The answer to the first does not take the card back from where the second put it.
  expect(column("ann")).toBe("offer");
  await act(async () => answers[1]!.give(card("ann", "offer", 3)));
});

test("board moves: a teammate who was faster is named, and the card goes where it really is", async () => {
  const truth = card("ann", "offer", 7);
  const { ann, column, rowOf, moves } = open({
    [moveCall]: () => {
      throw refusal("Someone changed it.", { code: "CONFLICT", details: { application: truth } as object });
    },
  });
  await act(() => moves().move(ann, "interview"));
  expect(column("ann")).toBe("offer");
  expect(rowOf("ann").version).toBe(7);
  expect(currentToasts()).toMatchObject([{ text: "A teammate moved ANN to Offer first", tone: "error" }]);
});

test("board moves: a refusal without the truth puts the card back", async () => {
  const { ann, column, moves } = open({
    [moveCall]: () => {
      throw refusal("You may not move applicants.");
    },
  });
  await act(() => moves().move(ann, "interview"));
  expect(column("ann")).toBe("screen");
  expect(currentToasts()).toMatchObject([{ text: "You may not move applicants.", tone: "error" }]);
});

test("board moves: passing from the board is undone on the server, within its time", async () => {
  const gone = { ...card("ann", "screen", 2), applicationState: "denied", undo: { remainingMs: 8000 } };
  const { ann, sent, column, moves } = open({
    "PATCH /requests/ann/pass": () => gone,
    "PATCH /requests/ann/undo": () => card("ann", "screen", 3),
  });
  await act(() => moves().move(ann, passed, "Pay does not fit"));
  expect(column("ann")).toBe(passed);
  act(() => currentToasts()[0]!.undo!());
  await waitFor(() => expect(column("ann")).toBe("screen"));
  expect(sent.map(({ call }) => call)).toEqual(["PATCH /requests/ann/pass", "PATCH /requests/ann/undo"]);
});

test("board moves: hiring is told and is not offered to be undone", async () => {
  const { ann, moves } = open({ "PATCH /requests/ann/hire": () => card("ann", "hired", 2) });
  await act(() => moves().move(ann, "hired"));
  expect(currentToasts()).toMatchObject([{ text: "ANN hired", tone: "success", undo: undefined }]);
});

test("board moves: the board is read again once, after the last of several", async () => {
  const answers = [heldAnswer(), heldAnswer()];
  const { ann, sent, cache, moves } = open({ [moveCall]: () => answers[sent.length - 1]!.promise });
  const read = vi.spyOn(cache, "invalidateQueries");
  act(() => {
    void moves().move(ann, "interview");
    void moves().move(ann, "offer");
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => answers[0]!.give(card("ann", "interview", 2)));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(read).not.toHaveBeenCalled();
  await act(async () => answers[1]!.give(card("ann", "offer", 3)));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { CallRefused } from "#contract/client.ts";
import type { Stage } from "#contract/jobs.ts";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { delayedKey } from "../applicants/use-cancel-pass.ts";
import { wayTo } from "../applicants/whereabouts.ts";
import { type boardOf, columnOf, nameOfStage, passed, placedIn, withRow, withTruth } from "./board.ts";

const toastKey = (id: string) => `undo-${id}`;

/**
 * Moves on the board: the card is there at once and the server decides. Moves go out one after the other, each with the
 * version the one before it left, so that quick hands do not run into their own changes.
 */
export function useBoardMoves(shown: ReturnType<typeof boardOf>, stages: readonly Stage[]) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const board = shown.queryKey;

  const rowOf = (id: string) => cache.getQueryData(board)?.rows.find((row) => row.id === id);
  const show = (row: ApplicationRow) => cache.setQueryData(board, (page) => withRow(page, row));

  /** Runs one change after those before it, and reads everything again once none is left. */
  function inLine(change: () => Promise<void>) {
    waiting.current += 1;
    line.current = line.current.then(change).finally(() => {
      waiting.current -= 1;
      if (waiting.current === 0) void cache.invalidateQueries({ queryKey: ["applications"] });
    });
    return line.current;
  }

  function move(row: ApplicationRow, to: string, reason?: string) {
    const from = columnOf(row) ?? "screen";
    void cache.cancelQueries({ queryKey: board });
    show(placedIn(row, to));
    return inLine(async () => {
      try {
        const moved = await send(row, { to, version: rowOf(row.id)?.version ?? row.version, reason });
        cache.setQueryData(board, (page) =>
          withTruth(page, { ...moved, ...placeOf(rowOf(row.id) ?? moved) }),
        );
        tellMove(moved, { from, to });
      } catch (error) {
        tellRefusal(error, row);
      }
    });
  }

  function tellMove(row: ApplicationRow, { from, to }: { from: string; to: string }) {
    showToast({
      text: wordsFor(row.candidate.fullName, to, stages),
      key: toastKey(row.id),
      ...(to === "hired"
        ? { tone: "success" as const }
        : { undo: () => void takeBack(row, from), lastsMs: row.undo?.remainingMs }),
    });
  }

  /** A held pass is undone on the server; a stage is changed back, unless somebody has moved the card since. */
  function takeBack(row: ApplicationRow, from: string) {
    dismissToast(toastKey(row.id));
    show(placedIn(rowOf(row.id) ?? row, from));
    return inLine(async () => {
      try {
        const restored = row.undo
          ? await api.applications.undo({ params: { id: row.id } })
          : await send(row, { to: from, version: row.version });
        cache.setQueryData(board, (page) => withTruth(page, restored));
      } catch (error) {
        tellRefusal(error, row);
      }
    });
  }

  /** The refusal brings the truth with it: the card goes to where it really stands. */
  function tellRefusal(error: unknown, row: ApplicationRow) {
    const name = row.candidate.fullName;
    const truth = truthIn(error);
    cache.setQueryData(board, (page) => withTruth(page, truth ?? row));
    const place = truth && columnOf(truth);
    const code = error instanceof CallRefused ? error.error.code : null;
    if (code === "CONFLICT" && place && place !== columnOf(row))
      showToast({ text: `A teammate moved ${name} to ${nameOfStage(place, stages)} first`, tone: "error" });
    else if (code === "DELAYED_PASS")
      showToast({
        title: name,
        text: sentenceOf(error),
        tone: "error",
        key: delayedKey(row.id),
        action: { label: "Cancel", onSelect: () => void cancelPass(row) },
      });
    else showToast({ text: sentenceOf(error), tone: "error" });
  }

  function cancelPass(row: ApplicationRow) {
    dismissToast(delayedKey(row.id));
    return inLine(async () => {
      try {
        const kept = await api.applications.cancelPass({ params: { id: row.id }, body: {} });
        cache.setQueryData(board, (page) => withTruth(page, kept));
        showToast({ text: `${row.candidate.fullName} won’t be rejected`, tone: "success" });
      } catch (error) {
        tellRefusal(error, row);
      }
    });
  }

  function reopen(row: ApplicationRow) {
    return inLine(async () => {
      try {
        const { version } = rowOf(row.id) ?? row;
        const reopened = await api.applications.reopen({ params: { id: row.id }, body: { version } });
        cache.setQueryData(board, (page) => withTruth(page, reopened));
        showToast({
          text: `${row.candidate.fullName} reopened and moved to Pending`,
          tone: "success",
          action: {
            label: "Open",
            onSelect: () => void navigate(wayTo(row)),
          },
        });
      } catch (error) {
        tellRefusal(error, row);
      }
    });
  }

  return { move, reopen, cancelPass };
}

interface Wish {
  to: string;
  version: number;
  reason?: string;
}
function send(row: ApplicationRow, { to, version, reason }: Wish) {
  const one = { params: { id: row.id } };
  if (to === passed)
    return api.applications.pass({ ...one, body: { version, reason, undoKind: "shortlisted_tab_pass" } });
  if (to === "hired") return api.applications.hire({ ...one, body: { version } });
  return api.applications.move({ body: { requestId: row.id, stage: to, version } });
}

const placeOf = ({ applicationState, stage }: ApplicationRow) => ({ applicationState, stage });

/** A refused move says how the application stands now. */
function truthIn(error: unknown): ApplicationRow | null {
  if (!(error instanceof CallRefused)) return null;
  const details: { application?: unknown } = error.error.details ?? {};
  return (details.application as ApplicationRow | undefined) ?? null;
}

function wordsFor(name: string, to: string, stages: readonly Stage[]) {
  if (to === passed) return `${name} rejected`;
  return to === "hired" ? `${name} hired` : `${name} moved to ${nameOfStage(to, stages)}`;
}

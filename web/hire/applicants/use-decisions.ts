import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ApplicationRow, FeedStats } from "#contract/application-shapes.ts";
import { CallRefused } from "#contract/client.ts";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import {
  type FeedView,
  countsOf,
  feedCounts,
  feedOf,
  pendingActions,
  pendingBatches,
  undoKindOf,
} from "./feed.ts";
import { oneEach } from "./one-each.ts";
import { isKnown, tellBatch, useUndoBatch } from "./use-batch.ts";
import { delayedKey, useCancelPass } from "./use-cancel-pass.ts";

type Move = "pass" | "match";
const told: Record<Move, (name: string) => string> = {
  pass: (name) => `${name} rejected`,
  match: (name) => `${name} shortlisted`,
};
const toastKey = (id: string) => `undo-${id}`;

/**
 * Decisions on the feed: the item leaves at once and the count drops; undo puts it back where it was. The server holds
 * the action until its time is up, so a reload or a second device sees the same.
 */
export function useDecisions(view: FeedView, onUndone?: (id: string) => void) {
  const cache = useQueryClient();
  const cancelPass = useCancelPass();
  const [once] = useState(oneEach);
  const list = feedOf(view).queryKey;
  const toldHere = useRef(new Set<string>());
  const refresh = () => cache.invalidateQueries({ queryKey: ["applications"] });

  function takeOut(row: ApplicationRow) {
    const place = cache.getQueryData(list)?.applications.findIndex((each) => each.id === row.id) ?? 0;
    cache.setQueryData(
      list,
      (page) =>
        page && {
          total: page.total - 1,
          applications: page.applications.filter((each) => each.id !== row.id),
        },
    );
    count(row, -1);
    return Math.max(0, place);
  }
  function putBack(row: ApplicationRow, place: number) {
    cache.setQueryData(
      list,
      (page) => page && { total: page.total + 1, applications: page.applications.toSpliced(place, 0, row) },
    );
    count(row, 1);
  }
  function count(row: ApplicationRow, by: number) {
    const changed = <Counts extends FeedStats>(counts: Counts): Counts => ({
      ...counts,
      ...Object.fromEntries(countsOf(row, view.tab).map((name) => [name, counts[name] + by])),
    });
    cache.setQueryData(
      feedCounts.queryKey,
      (counts) =>
        counts && {
          ...changed(counts),
          byJob: counts.byJob.map((job) => (job.jobId === row.job.id ? changed(job) : job)),
        },
    );
  }

  async function decide(row: ApplicationRow, move: Move, reason: string | undefined) {
    const place = takeOut(row);
    const body = { version: row.version, undoKind: undoKindOf(view, move), place };
    try {
      const moved =
        move === "pass"
          ? await api.applications.pass({ params: { id: row.id }, body: { ...body, reason } })
          : await api.applications.accept({ params: { id: row.id }, body });
      toldHere.current.add(row.id);
      showToast({
        text: told[move](row.candidate.fullName),
        key: toastKey(row.id),
        undo: () => void undo(row.id, () => putBack(row, place)),
        lastsMs: moved.undo?.remainingMs,
      });
    } catch (error) {
      putBack(row, place);
      tellRefusal(error, row);
    } finally {
      void refresh();
    }
  }

  async function undo(id: string, show?: () => void) {
    dismissToast(toastKey(id));
    toldHere.current.add(id);
    try {
      await api.applications.undo({ params: { id } });
      show?.();
      onUndone?.(id);
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    } finally {
      // Until what is held was read anew, an older answer may still name it.
      void refresh().finally(() => toldHere.current.delete(id));
    }
  }

  async function save(row: ApplicationRow) {
    if (view.tab !== "passed") takeOut(row);
    try {
      const { saved } = await api.applications.save({
        params: { id: row.id },
        body: { version: row.version },
      });
      showToast({
        text: saved ? `Saved ${row.candidate.fullName}` : `${row.candidate.fullName} removed from Saved`,
        tone: "success",
      });
    } catch (error) {
      tellRefusal(error, row);
    } finally {
      void refresh();
    }
  }

  /** A delayed pass blocks other moves; the toast offers to cancel it. */
  function tellRefusal(error: unknown, row: ApplicationRow) {
    const delayed = error instanceof CallRefused && error.error.code === "DELAYED_PASS";
    showToast({
      title: row.candidate.fullName,
      text: sentenceOf(error),
      tone: "error",
      ...(delayed && {
        key: delayedKey(row.id),
        action: { label: "Cancel", onSelect: () => void cancelPass(row) },
      }),
    });
  }

  /** The team's word ends the review of a referral: the person waits among the pending ones. */
  async function approve(row: ApplicationRow) {
    takeOut(row);
    await api.referrals
      .vote({ params: { id: row.id }, body: { vote: "for" } })
      .then(() => showToast({ text: `${row.candidate.fullName} moved to Pending`, tone: "success" }))
      .catch((error: unknown) => tellRefusal(error, row));
    void refresh();
  }

  async function reopen(row: ApplicationRow) {
    takeOut(row);
    await api.applications
      .reopen({ params: { id: row.id }, body: { version: row.version } })
      .then(() => showToast({ text: `${row.candidate.fullName} moved back to Pending`, tone: "success" }))
      .catch((error: unknown) => tellRefusal(error, row));
    void refresh();
  }

  usePendingToasts(undo, toldHere);
  return {
    decide: (row: ApplicationRow, move: Move, { reason }: { reason?: string } = {}) =>
      once(row.id, () => decide(row, move, reason)),
    save: (row: ApplicationRow) => once(row.id, () => save(row)),
    approve: (row: ApplicationRow) => once(row.id, () => approve(row)),
    reopen: (row: ApplicationRow) => once(row.id, () => reopen(row)),
    cancelPass,
  };
}

/** Decisions about many, made before this page was opened or on another device. */
function usePendingBatches() {
  const { data: batches } = useQuery({ ...pendingBatches, refetchOnMount: "always" });
  const undo = useUndoBatch();
  useEffect(() => {
    for (const batch of batches ?? [])
      if (batch.remainingMs >= 500 && !isKnown(batch.id)) tellBatch(batch, { undo });
    // Only what the server said matters here; undo is made anew with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [batches]);
}

/** What was decided before this page was opened, and can still be taken back. */
function usePendingToasts(undo: (id: string) => Promise<void>, toldHere: RefObject<Set<string>>) {
  const { data: held } = useQuery({ ...pendingActions, refetchOnMount: "always" });
  usePendingBatches();
  useEffect(() => {
    for (const { applicationId, fullName, move, remainingMs } of held ?? []) {
      if (move === "ignoreLead" || remainingMs < 500 || toldHere.current.has(applicationId)) continue;
      showToast({
        text: told[move](fullName),
        key: toastKey(applicationId),
        undo: () => void undo(applicationId),
        lastsMs: remainingMs,
      });
    }
    // Only what the server said matters here; undo is made anew with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [held]);
}

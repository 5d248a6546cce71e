import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Batch, BatchMove } from "#contract/application-batches.ts";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { batchWords, refusedWords } from "./batch-words.ts";

/** So many go in one call: quick enough that a progress bar moves. */
const portion = 250;

export interface BatchWish {
  move: BatchMove;
  stage?: string;
  /** What the stage is called. */
  stageName?: string;
  reason?: string;
  message?: string;
}
type Refused = Awaited<ReturnType<typeof api.applications.moveBatch>>["refused"];

/** Begun, told or taken back on this page: what the server still lists of them is no news. */
const known = new Set<string>();
export const isKnown = (id: string) => known.has(id);
const batchKey = (id: string) => `batch-${id}`;

/** One decision about many, sent in portions, with progress; it is undone as one. */
export function useBatch() {
  const cache = useQueryClient();
  const undo = useUndoBatch();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  async function run(ids: readonly string[], { stageName, ...wish }: BatchWish) {
    setProgress({ done: 0, of: ids.length });
    const refused: Refused = [];
    let batch: Batch | undefined;
    try {
      batch = await api.applications.startBatch({ body: wish });
      known.add(batch.id);
      for (let start = 0; start < ids.length; start += portion) {
        const requestIds = ids.slice(start, start + portion);
        const more = start + portion < ids.length;
        const moved = await api.applications.moveBatch({
          params: { id: batch.id },
          body: { requestIds, more },
        });
        batch = moved;
        refused.push(...moved.refused);
        setProgress({ done: Math.min(ids.length, start + portion), of: ids.length });
      }
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    setProgress(null);
    if (batch && batch.count > 0) tellBatch(batch, { stageName, undo });
    if (refused.length > 0)
      showToast({ ...refusedWords(wish.move, refused, ids.length), tone: "warning", lastsMs: null });
    await cache.invalidateQueries({ queryKey: ["applications"] });
  }
  return { run, progress };
}

interface Telling {
  stageName?: string;
  undo: (id: string) => Promise<void>;
}
export function tellBatch(batch: Batch, { stageName, undo }: Telling) {
  known.add(batch.id);
  showToast({
    text: batchWords(batch, stageName),
    key: batchKey(batch.id),
    undo: () => void undo(batch.id),
    lastsMs: batch.remainingMs,
  });
}

export function useUndoBatch() {
  const cache = useQueryClient();
  return async (id: string) => {
    dismissToast(batchKey(id));
    try {
      await api.applications.undoBatch({ params: { id } });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: ["applications"] });
  };
}

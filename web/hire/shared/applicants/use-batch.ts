import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Batch, BatchMove } from "#contract/application-batches.ts";
import { dismissToast, showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { refusalToast, useChange } from "#web/api/use-change.ts";
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
interface Deciding {
  ids: readonly string[];
  wish: BatchWish;
}
type Refused = Awaited<ReturnType<typeof api.applications.moveBatch>>["refused"];

const batchKey = (id: string) => `batch-${id}`;
const stale = [["applications"]];

/** One decision about many, sent in portions, with progress; it is undone as one. */
export function useBatch() {
  const { tell, begun } = useTellBatch();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const decidedAll = useRef(false);
  const { attempt } = useChange({
    call: (deciding: Deciding) =>
      sendPortions(deciding, {
        begun,
        sent: (done) => setProgress({ done, of: deciding.ids.length }),
      }),
    done: ({ batch, refused, isWhole }, { ids, wish }) => {
      decidedAll.current = isWhole && refused.length === 0;
      if (batch.count > 0) tell(batch, wish.stageName);
      if (refused.length > 0)
        showToast({ ...refusedWords(wish.move, refused, ids.length), tone: "warning", lastsMs: null });
    },
    stale,
  });
  /** Answers whether it was decided about all of them. */
  async function run(ids: readonly string[], wish: BatchWish): Promise<boolean> {
    setProgress({ done: 0, of: ids.length });
    const sent = await attempt({ ids, wish });
    setProgress(null);
    return sent && decidedAll.current;
  }
  return { run, progress };
}

interface Portions {
  begun: (batchId: string) => void;
  sent: (done: number) => void;
}
/** Where one portion fails, what was done until then is kept and can be taken back. */
async function sendPortions({ ids, wish: { stageName: _, ...wish } }: Deciding, { begun, sent }: Portions) {
  const refused: Refused = [];
  let batch: Batch = await api.applications.startBatch({ body: wish });
  begun(batch.id);
  for (let start = 0; start < ids.length; start += portion) {
    const next = start + portion;
    const body = { requestIds: ids.slice(start, next), more: next < ids.length };
    try {
      const moved = await api.applications.moveBatch({ params: { id: batch.id }, body });
      batch = moved;
      refused.push(...moved.refused);
    } catch (error) {
      refusalToast(error);
      return { batch, refused, isWhole: false };
    }
    sent(Math.min(ids.length, next));
  }
  return { batch, refused, isWhole: true };
}

/** Begun, told or taken back on this page: what the server still lists of them is no news. */
const toldBatches = ["told-batches"];

/** Tells what was decided about many, and takes it back. */
export function useTellBatch() {
  const cache = useQueryClient();
  const { mutate: undo } = useChange({
    call: (id: string) => api.applications.undoBatch({ params: { id } }),
    optimistic: (id) => dismissToast(batchKey(id)),
    stale,
  });
  const known = () => cache.getQueryData<readonly string[]>(toldBatches) ?? [];
  const begun = (id: string) => void cache.setQueryData(toldBatches, [...known(), id]);
  function tell(batch: Batch, stageName?: string) {
    begun(batch.id);
    showToast({
      text: batchWords(batch, stageName),
      key: batchKey(batch.id),
      undo: () => undo(batch.id),
      lastsMs: batch.remainingMs,
    });
  }
  return { tell, begun, isTold: (id: string) => known().includes(id) };
}

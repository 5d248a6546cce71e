import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { peopleWords, refusedWords } from "../batch-words.ts";
import type { TagWish } from "./tag-many-dialog.tsx";

const portion = 250;

/** Changes the tags of many in portions, with progress. */
export function useTagMany() {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  async function tag(ids: readonly string[], wish: TagWish) {
    const refused: Awaited<ReturnType<typeof api.applications.changeTags>>["refused"] = [];
    let changed = 0;
    try {
      for (let done = 0; done < ids.length; done += portion) {
        setProgress({ done, of: ids.length });
        const requestIds = ids.slice(done, done + portion);
        const answer = await api.applications.changeTags({ body: { requestIds, ...wish } });
        changed += answer.changed;
        refused.push(...answer.refused);
      }
      showToast({ text: `Changed the tags of ${peopleWords(changed)}`, tone: "success" });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    setProgress(null);
    if (refused.length > 0)
      showToast({ ...refusedWords("tag", refused, ids.length), tone: "warning", lastsMs: null });
    await cache.invalidateQueries({ queryKey: ["applications"] });
  }
  return { tag, tagging: progress };
}

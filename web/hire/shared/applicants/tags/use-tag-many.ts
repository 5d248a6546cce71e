import { useState } from "react";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { peopleWords, refusedWords } from "../batch-words.ts";
import type { TagWish } from "./tag-many-dialog.tsx";

const portion = 250;

interface Tagging {
  ids: readonly string[];
  wish: TagWish;
}

/** Changes the tags of many in portions, with progress. */
export function useTagMany() {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const { attempt } = useChange({
    call: async ({ ids, wish }: Tagging) => {
      const refused: Awaited<ReturnType<typeof api.applications.changeTags>>["refused"] = [];
      let changed = 0;
      for (let done = 0; done < ids.length; done += portion) {
        setProgress({ done, of: ids.length });
        const requestIds = ids.slice(done, done + portion);
        const answer = await api.applications.changeTags({ body: { requestIds, ...wish } });
        changed += answer.changed;
        refused.push(...answer.refused);
      }
      return { changed, refused };
    },
    done: ({ refused }, { ids }) =>
      refused.length > 0 &&
      showToast({ ...refusedWords("tag", refused, ids.length), tone: "warning", lastsMs: null }),
    success: ({ changed }) => `Updated tags for ${peopleWords(changed)}`,
    stale: [["applications"]],
  });
  async function tag(ids: readonly string[], wish: TagWish) {
    await attempt({ ids, wish });
    setProgress(null);
  }
  return { tag, tagging: progress };
}

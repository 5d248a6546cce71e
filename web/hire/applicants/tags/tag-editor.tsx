import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { mostTags } from "#contract/applicant-tags.ts";
import { Button } from "#ui/controls/button.tsx";
import { TagsInput } from "#ui/controls/tags-input.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { changeBetween, companyTags } from "./tag-queries.ts";
import styles from "./tags.module.css";

interface TagEditorProps {
  row: Pick<ApplicationRow, "id" | "tags">;
  onDone: () => void;
}

/** Each tag is kept as soon as it is added or removed. */
export function TagEditor({ row, onDone }: TagEditorProps) {
  const { data: known = [] } = useQuery(companyTags);
  const { tags, change } = useTags(row);
  return (
    <div className={styles.editor}>
      <TagsInput
        label="Tags"
        placeholder="Add a tag"
        value={tags}
        max={mostTags}
        options={known.map(({ tag }) => ({ value: tag, label: tag }))}
        onChange={(next) => void change(next)}
      />
      <Button onClick={onDone}>Done</Button>
    </div>
  );
}

/** Shows what was chosen at once; what the server refuses goes back. */
function useTags({ id, tags: kept }: TagEditorProps["row"]) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const changes = useRef(0);
  const tags = chosen ?? kept;
  async function change(next: readonly string[]) {
    const nth = ++changes.current;
    setChosen(next);
    try {
      const body = { requestIds: [id], ...changeBetween(tags, next) };
      const { refused } = await api.applications.changeTags({ body });
      for (const { fullName, because } of refused)
        showToast({ text: `${fullName ?? "This person"} ${because}.`, tone: "error" });
    } catch (error) {
      showToast({ text: sentenceOf(error), tone: "error" });
    }
    await cache.invalidateQueries({ queryKey: ["applications"] });
    if (changes.current === nth) setChosen(null);
  }
  return { tags, change };
}

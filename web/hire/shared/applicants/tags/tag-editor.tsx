import { useQuery } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { mostTags } from "#contract/applicant-tags.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
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
        onChange={(next) => change(next)}
      />
      <Button onClick={onDone}>Done</Button>
    </div>
  );
}

interface Retagging {
  from: readonly string[];
  to: readonly string[];
}
/** Shows what was chosen at once; what the server refuses goes back. */
function useTags({ id, tags: kept }: TagEditorProps["row"]) {
  const change = useChange({
    call: ({ from, to }: Retagging) =>
      api.applications.changeTags({ body: { requestIds: [id], ...changeBetween(from, to) } }),
    done: ({ refused }) => {
      for (const { fullName, because } of refused)
        showToast({ text: `${fullName ?? "This person"} ${because}.`, tone: "error" });
    },
    stale: [["applications"]],
  });
  // Of several changes the newest counts, until the list was read again.
  const tags = change.isPending ? change.variables.to : kept;
  return { tags, change: (to: readonly string[]) => change.mutate({ from: tags, to }) };
}

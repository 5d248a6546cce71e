import { Tag as TagIcon } from "lucide-react";
import { Suspense, useState } from "react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import styles from "./tags.module.css";

const TagEditor = lazyPart(async () => (await import("./tag-editor.tsx")).TagEditor);

/** The tags of an applicant, and the way to change them. */
export function TagLine({ row }: { row: Pick<ApplicationRow, "id" | "tags"> }) {
  const [editing, setEditing] = useState(false);
  const line = (
    <div className={styles.line} role="group" aria-label="Tags">
      {row.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      <Needs permission="applicants">
        <Button size="sm" tone="bare" icon={TagIcon} onClick={() => setEditing(true)}>
          {row.tags.length > 0 ? "Edit tags" : "Add tags"}
        </Button>
      </Needs>
    </div>
  );
  if (!editing) return line;
  return (
    <Suspense fallback={line}>
      <TagEditor row={row} onDone={() => setEditing(false)} />
    </Suspense>
  );
}

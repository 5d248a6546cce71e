import { useQuery } from "@tanstack/react-query";
import { PenLine, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { KnowledgeSource } from "#contract/knowledge.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { same } from "#web/shared/editor/changes.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { statusOf } from "#web/shared/error-status.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMay } from "../shared/team/rights.ts";
import { type Draft, sourceById, useReadText, useRemoveSource, useSaveSource } from "./knowledge.ts";
import { MarkedText } from "./marked-text.tsx";
import { SourceFields } from "./source-fields.tsx";
import styles from "./knowledge.module.css";

interface EditSourceProps {
  id: string;
  /** The line that a quote is from; null where none brought the reader here. */
  line: number | null;
  onClose: () => void;
}
/** A source as it is kept, to read, correct or delete. */
export function EditSource({ id, line, onClose }: EditSourceProps) {
  const found = useQuery(sourceById(id));
  const frame = (content: ReactNode) => (
    <Drawer open size="lg" onOpenChange={(open) => !open && onClose()} title="Source">
      {content}
    </Drawer>
  );
  // Answers keep their links to sources that have been deleted since.
  if (!found.data && statusOf(found.error) === 404)
    return frame(
      <EmptyState size="sm" title="This source was deleted">
        New answers no longer use it.
      </EmptyState>,
    );
  return (
    <Loaded
      of={found}
      rows={4}
      size="sm"
      loading="Loading source"
      failed="Couldn’t load this source"
      frame={frame}
    >
      {(source) => <Editor source={source} line={line} onClose={onClose} />}
    </Loaded>
  );
}

interface EditorProps extends Pick<EditSourceProps, "line" | "onClose"> {
  source: KnowledgeSource;
}
function Editor({ source, line, onClose }: EditorProps) {
  const { title, content } = source;
  const { draft, saved, conflicts, set, takeTheirs } = useDraft(source, (now) => wordsOf(now ?? source));
  const [quoted, setQuoted] = useState(line);
  const free = useRef(false);
  const leave = () => {
    free.current = true;
    onClose();
  };
  const saving = useSaveSource(source, leave);
  const may = useMay()("company");
  const dirty = !same(draft, saved);
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        may && (
          <>
            <Delete source={source} onDeleted={leave} />
            <Button
              tone="fill"
              busy={saving.busy}
              disabled={!dirty}
              onClick={() => void saving.attempt(draft)}
            >
              Save
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Origin
          source={source}
          may={may}
          onRead={(text) => {
            setQuoted(null);
            set({ content: text });
          }}
        />
        {saving.sentence && <FormError title={saving.sentence} />}
        <ConflictNote fields={conflicts.map((field) => fieldNames[field])} onTakeTheirs={takeTheirs} />
        {quoted === null ? (
          <SourceFields value={draft} onChange={set} errors={saving.fields} disabled={!may} />
        ) : (
          <>
            <MarkedText content={content} line={quoted} />
            {may && (
              <Row>
                <Button size="sm" icon={PenLine} onClick={() => setQuoted(null)}>
                  Edit text
                </Button>
              </Row>
            )}
          </>
        )}
      </Stack>
      <UnsavedGuard dirty={may && dirty} what="this source" query free={free} />
    </Drawer>
  );
}

const fieldNames = { title: "the title", content: "the text" };
const wordsOf = ({ title, content }: KnowledgeSource): Draft => ({ title, content });

interface OriginProps {
  source: KnowledgeSource;
  may: boolean;
  onRead: (text: string) => void;
}
/** Where the text came from; a web page can be read again. */
function Origin({ source: { file, fileName, url }, may, onRead }: OriginProps) {
  const { attempt, busy, sentence } = useReadText(({ content }) => onRead(content));
  const link = url ?? file?.url;
  const name = url ?? fileName;
  if (!name) return null;
  return (
    <>
      {sentence && <FormError title={sentence} />}
      <div className={styles.foot}>
        <span className={styles.origin}>
          From{" "}
          {link ? (
            <a href={link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        {url && may && (
          <Button size="sm" icon={RefreshCw} busy={busy} onClick={() => void attempt(url)}>
            Refresh text
          </Button>
        )}
      </div>
    </>
  );
}

function Delete({
  source: { id, title, fileName },
  onDeleted,
}: {
  source: KnowledgeSource;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveSource(onDeleted);
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${title}”?`}
        description={
          fileName
            ? "The text and its file will be deleted. You can’t undo this."
            : "The text will be deleted. You can’t undo this."
        }
        action="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
      />
    </>
  );
}

import { useRef, useState } from "react";
import { FileText, Globe, PenLine } from "lucide-react";
import type { KnowledgeOrigin, NewKnowledgeSource } from "#contract/knowledge.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { type Draft, type ReadText, useAddSource } from "./knowledge.ts";
import { ReadFile, ReadPage } from "./read-source.tsx";
import { SourceFields } from "./source-fields.tsx";

const origins = [
  { value: "file", label: "File", icon: FileText },
  { value: "text", label: "Text", icon: PenLine },
  { value: "web", label: "Web page", icon: Globe },
] as const;
const empty: Draft = { title: "", content: "" };

/** A text that is typed, or read from a file or a web page and corrected before it is kept. */
export function AddSource({ onClose }: { onClose: () => void }) {
  const [origin, setOrigin] = useState<KnowledgeOrigin>("file");
  const [draft, setDraft] = useState(empty);
  const [read, setRead] = useState<ReadText | null>(null);
  const free = useRef(false);
  const adding = useAddSource(() => {
    free.current = true;
    onClose();
  });
  function take(found: ReadText) {
    setRead(found);
    setDraft({ title: found.title, content: found.content });
  }
  function choose(next: KnowledgeOrigin) {
    setOrigin(next);
    setRead(null);
    if (read) setDraft(empty);
  }
  const ready = origin === "text" || read !== null;
  const Reader = origin === "file" ? ReadFile : ReadPage;
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Add source"
      footer={
        <Button
          tone="fill"
          busy={adding.busy}
          disabled={!ready}
          onClick={() => void adding.attempt(bodyOf(draft, read))}
        >
          Add source
        </Button>
      }
    >
      <Stack gap={4}>
        <Segmented label="Kind of source" segments={origins} value={origin} onChange={choose} wide />
        {origin !== "text" && <Reader key={origin} read={read} onRead={take} />}
        {read?.note && <Callout tone="warn">{read.note}</Callout>}
        {adding.sentence && <FormError title={adding.sentence} />}
        {ready && <SourceFields value={draft} onChange={setDraft} errors={adding.fields} />}
      </Stack>
      <UnsavedGuard dirty={draft.title !== "" || draft.content !== ""} what="this source" query free={free} />
    </Drawer>
  );
}

function bodyOf(draft: Draft, read: ReadText | null): NewKnowledgeSource {
  if (!read) return { source: "text", ...draft };
  const { from } = read;
  return from.source === "file"
    ? { source: "file", fileId: from.fileId, ...draft }
    : { source: "web", url: from.url, ...draft };
}

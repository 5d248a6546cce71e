import { Ellipsis, ExternalLink, History, Redo2, Undo2 } from "lucide-react";
import type { PageDraft } from "#contract/careers.ts";
import type { Company } from "#contract/company-shapes.ts";
import { problemsOf } from "#shared/blocks/careers-page.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Menu } from "#ui/overlays/menu.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import type { PageEditor } from "./use-page-editor.ts";
import styles from "./careers-editor.module.css";

interface BuilderActionsProps {
  editor: PageEditor;
  page: PageDraft;
  company: Pick<Company, "slug" | "published">;
  may: boolean;
  onVersions: () => void;
}

/** What is done with the whole page, and how it stands. */
export function BuilderActions({ editor, page, company, may, onVersions }: BuilderActionsProps) {
  const phone = usePhone();
  const can = useCan()("company");
  const { slug } = company;
  const preview = `/${slug}/careers?${new URLSearchParams({ preview: "true", slug })}`;
  function publish() {
    const [problem] = Object.values(problemsOf(editor.document));
    if (problem) showToast({ text: problem, tone: "error", key: "careers" });
    else void editor.publish();
  }
  return (
    <>
      {!phone && (
        <span className={styles.state} role="status">
          {stateOf(editor, page, company.published)}
        </span>
      )}
      {may && !phone && (
        <>
          <IconButton icon={Undo2} label="Undo" disabled={!editor.undo} onClick={() => editor.undo?.()} />
          <IconButton icon={Redo2} label="Redo" disabled={!editor.redo} onClick={() => editor.redo?.()} />
          <IconButton icon={History} label="Versions" onClick={onVersions} />
        </>
      )}
      {may && phone && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More" />}
          items={[
            { label: "Undo", icon: Undo2, disabled: !editor.undo, onSelect: () => editor.undo?.() },
            { label: "Redo", icon: Redo2, disabled: !editor.redo, onSelect: () => editor.redo?.() },
            { label: "Versions", icon: History, onSelect: onVersions },
          ]}
        />
      )}
      {!phone && (
        <IconButton icon={ExternalLink} label="Open preview" onClick={() => window.open(preview, "_blank")} />
      )}
      {can && (
        <Needs permission="company">
          <Button
            tone="fill"
            busy={editor.publishing}
            disabled={!editor.dirty && !page.unpublished && page.live !== null}
            onClick={publish}
          >
            Publish
          </Button>
        </Needs>
      )}
    </>
  );
}

function stateOf(editor: PageEditor, { live, unpublished }: PageDraft, isPublic: boolean) {
  const { dirty, conflict, saving } = editor;
  if (conflict) return "Choose a version first";
  if (dirty) return saving === "waits" || saving === "refused" ? "Not saved" : "Saving…";
  if (unpublished) return "Draft saved";
  if (!live) return "Made from your profile";
  return isPublic ? "Published" : "Published, not public yet";
}

import { useState } from "react";
import { ArrowLeft, Check, Ellipsis, Pencil, RotateCw, Trash2 } from "lucide-react";
import type { Resume, ResumeContent } from "#contract/resumes.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { Pane, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { UnsavedGuard } from "#web/shared/forms/unsaved-guard.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useResumeActs } from "./resume-acts.ts";
import { ResumeEditor } from "./resume-editor.tsx";
import styles from "./resumes.module.css";

/** One resume, corrected in its place. */
export function ResumeDetail({ resume }: { resume: Resume }) {
  const acts = useResumeActs();
  const [content, setContent] = useState<ResumeContent | null>(null);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [renaming, setRenaming] = useState(false);
  const readAgain = useChange({
    call: () => readDocumentOf(resume),
    done: (reading) => {
      setContent(reading.content);
      setWarnings(reading.warnings);
    },
    success: () => ({ text: "Read again. Save it if it is better." }),
    toastKey: "resume",
  });

  async function save(applyToProfile: boolean) {
    if (content && (await acts.change.attempt({ id: resume.id, content, applyToProfile }))) setContent(null);
  }
  return (
    <Pane label={resume.name}>
      <PaneHead>
        <span className={styles.back}>
          <ButtonLink href="/resumes" tone="bare" size="sm" icon={ArrowLeft}>
            Resumes
          </ButtonLink>
        </span>
        <b className={styles.name} title={resume.name}>
          {resume.name}
        </b>
        {resume.default && <Badge>Default</Badge>}
        <span className={styles.spread} />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More actions" />}
          items={[
            ...(resume.default
              ? []
              : [
                  {
                    label: "Apply with this by default",
                    icon: Check,
                    onSelect: () => acts.makeDefault.mutate(resume),
                  },
                ]),
            { label: "Rename", icon: Pencil, onSelect: () => setRenaming(true) },
            ...(resume.file
              ? [
                  {
                    label: "Read the document again",
                    icon: RotateCw,
                    onSelect: () => readAgain.mutate(),
                  },
                ]
              : []),
            {
              label: "Delete resume",
              icon: Trash2,
              danger: true,
              onSelect: () => acts.remove.mutate(resume),
            },
          ]}
        />
      </PaneHead>
      <UnsavedGuard dirty={content !== null} query what="this resume" />
      <RenameDialog
        resume={resume}
        open={renaming}
        onOpenChange={setRenaming}
        onRename={(name) => acts.change.mutate({ id: resume.id, name })}
      />
      <ResumeEditor
        value={content ?? resume.content}
        onChange={setContent}
        file={resume.file}
        lines={resume.lines}
        warnings={warnings}
      />
      {content && (
        <PaneFoot>
          <Button tone="fill" busy={acts.change.isPending} onClick={() => void save(false)}>
            Save resume
          </Button>
          <Button disabled={acts.change.isPending} onClick={() => void save(true)}>
            Save to profile too
          </Button>
          <Button tone="bare" onClick={() => setContent(null)}>
            Discard
          </Button>
        </PaneFoot>
      )}
    </Pane>
  );
}

/** Sends the original through the reading once more; a fresh link, since the one at hand may have run out. */
async function readDocumentOf({ id }: Resume) {
  const { file } = await api.resumes.get({ query: { id } });
  if (!file) throw new Error("This resume has no document");
  const original = await fetch(file.url);
  return api.resumes.read({ file: await original.blob(), fileName: file.name });
}

import { useState } from "react";
import { ArrowLeft, Check, Copy, Ellipsis, PenLine, Pencil, RotateCw, Target, Trash2 } from "lucide-react";
import type { Resume } from "#contract/resumes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Pane, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { useResumeActs } from "./resume-acts.ts";
import { ResumeFilesMenu } from "./resume-files-menu.tsx";
import { ResumeEditor } from "./resume-editor.tsx";
import { tailored } from "./use-tailoring.ts";
import { WhatIsSent } from "./what-is-sent.tsx";
import { useWriteResume } from "./use-write-resume.ts";
import styles from "./resumes.module.css";

/** One resume, corrected in its place. */
export function ResumeDetail({ resume }: { resume: Resume }) {
  const acts = useResumeActs();
  const write = useWriteResume();
  const editor = useResumeEditor(resume);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [renaming, setRenaming] = useState(false);
  const readAgain = useChange({
    call: () => readDocumentOf(resume),
    done: (reading) => {
      editor.set(reading.content);
      setWarnings(reading.warnings);
    },
    success: () => ({ text: "We read your resume again. Save it if it looks better." }),
    toastKey: "resume",
  });

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
        <ResumeFilesMenu resumeId={resume.id} content={resume.content} />
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More actions" />}
          items={[
            ...(resume.default
              ? []
              : [
                  {
                    label: "Make default",
                    icon: Check,
                    onSelect: () => acts.makeDefault.mutate(resume),
                  },
                ]),
            ...(resume.jobId
              ? [{ label: "Fit to the job", icon: Target, href: `/resumes/for/${resume.jobId}` }]
              : []),
            { label: "Design", icon: PenLine, href: `/resumes/${resume.id}/write` },
            { label: "Duplicate", icon: Copy, onSelect: () => write.mutate({ from: resume.id }) },
            { label: "Rename", icon: Pencil, onSelect: () => setRenaming(true) },
            ...(resume.file
              ? [
                  {
                    label: "Read this resume again",
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
      <UnsavedGuard dirty={editor.dirty} query what="this resume" />
      <RenameDialog
        resume={resume}
        open={renaming}
        onOpenChange={setRenaming}
        onRename={(name) => acts.change.mutate({ id: resume.id, name })}
      />
      <ConflictNote
        fields={editor.conflicts.length > 0 ? ["this resume"] : []}
        own
        onTakeTheirs={editor.takeTheirs}
      />
      <ResumeEditor
        value={editor.draft}
        onChange={editor.set}
        file={resume.file}
        lines={resume.lines}
        warnings={warnings}
      >
        <WhatIsSent
          resume={resume}
          onChoose={(sends) => acts.change.mutate({ id: resume.id, sends })}
          busy={acts.change.isPending}
        />
      </ResumeEditor>
      {editor.dirty && (
        <PaneFoot>
          <Button tone="fill" busy={editor.busy === "save"} onClick={() => void editor.save(false)}>
            Save resume
          </Button>
          <Button disabled={editor.busy !== null} onClick={() => void editor.save(true)}>
            Save to profile too
          </Button>
          <Button tone="bare" onClick={editor.discard}>
            Discard
          </Button>
        </PaneFoot>
      )}
    </Pane>
  );
}

/** The content while it is corrected; saved by itself, or written into the profile as well. */
function useResumeEditor(resume: Resume) {
  const editor = useEditor({
    thing: resume,
    draftOf: (thing) => (thing ?? resume).content,
    fieldsOf: (content) => content,
    keep: (saved, cache) =>
      cache.setQueryData(myResumes.queryKey, (all) =>
        all?.map((each) => (each.id === saved.id ? saved : each)),
      ),
    refusalKey: "resume",
    stale: [myResumes, ...tailored, ["candidate"], ["matches"]],
  });
  const save = async (applyToProfile: boolean) =>
    !showOwnProblem(document) &&
    editor.save({
      work: "save",
      send: () =>
        api.resumes.update({
          body: { id: resume.id, content: applyToProfile ? editor.draft : editor.changes, applyToProfile },
        }),
      success: () => ({ text: "Resume saved", tone: "success", key: "resume" }),
    });
  return { ...editor, save };
}

/** Sends the original through the reading once more; a fresh link, since the one at hand may have run out. */
async function readDocumentOf({ id }: Resume) {
  const { file } = await api.resumes.get({ query: { id } });
  if (!file) throw new Error("This resume has no document");
  const original = await fetch(file.url);
  return api.resumes.read({ file: await original.blob(), fileName: file.name });
}

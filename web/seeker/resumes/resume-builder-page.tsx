import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import type { Resume } from "#contract/resumes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { Pane, PaneBody, PaneHead } from "#ui/layout/pane.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { useMe } from "#web/shared/session/session.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { BuilderForm } from "./builder-form.tsx";
import { ResumeFilesMenu } from "./resume-files-menu.tsx";
import { ResumePreview } from "./resume-preview.tsx";
import { partName } from "./section-names.ts";
import { type ResumeBuilder, useResumeBuilder } from "./use-resume-builder.ts";
import { UndoRedo } from "./undo-redo.tsx";
import styles from "./builder.module.css";

export const meta = siteMeta({ title: "Resume builder", path: "/resumes", hidden: true });

/** A resume, written at the left while its pages stand at the right. */
export default function ResumeBuilderPage() {
  const { candidate } = useMe();
  const { id } = useParams();
  const resumes = useQuery({ ...myResumes, enabled: candidate !== null });
  const frame = (waiting: React.ReactNode) => <TitledScreen title="Resume builder">{waiting}</TitledScreen>;
  return (
    <Loaded of={resumes} loading="Loading your resume" failed="Couldn’t load your resume" frame={frame}>
      {(all) => {
        const resume = all.find((each) => each.id === id);
        if (resume) return <Builder key={resume.id} resume={resume} />;
        return frame(
          <EmptyState title="This resume is gone" action={<ButtonLink href="/resumes">Resumes</ButtonLink>}>
            It may have been deleted. Your other resumes are still there.
          </EmptyState>,
        );
      }}
    </Loaded>
  );
}

type View = "write" | "pages";

function Builder({ resume }: { resume: Resume }) {
  const builder = useResumeBuilder(resume);
  const phone = usePhone();
  const [view, setView] = useState<View>("write");
  return (
    <Pane label={resume.name}>
      <PaneHead>
        <ButtonLink href={`/resumes?resume=${resume.id}`} tone="bare" size="sm" icon={ArrowLeft}>
          Resumes
        </ButtonLink>
        <h1 className={phone ? "sr" : styles.title}>{resume.name}</h1>
        {phone && <span className={styles.spread} />}
        <Tools builder={builder} resume={resume} />
      </PaneHead>
      <UnsavedGuard dirty={!builder.saved} query what="this resume" />
      <ConflictNote
        fields={[...new Set(builder.conflicts.map((part) => partName(part)))]}
        own
        where={resume.baseId ? "in the resume it follows, or on another device" : undefined}
        onTakeTheirs={builder.takeTheirs}
        onKeepMine={builder.keepMine}
      />
      {phone && (
        <div className={styles.views}>
          <Segmented
            label="View"
            wide
            segments={[
              { value: "write", label: "Write" },
              { value: "pages", label: "Pages" },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      <div className={styles.beside}>
        {(!phone || view === "write") && (
          <PaneBody label="What the resume says">
            <BuilderForm builder={builder} />
          </PaneBody>
        )}
        {(!phone || view === "pages") && (
          <PaneBody label="Pages">
            <ResumePreview draft={builder.draft} />
          </PaneBody>
        )}
      </div>
    </Pane>
  );
}

function Tools({ builder, resume }: { builder: ResumeBuilder; resume: Resume }) {
  const { undo, redo, problem, saved, save } = builder;
  return (
    <>
      <span className={styles.state} role="status">
        {problem ?? (saved ? "Saved" : "Saving…")}
      </span>
      {problem && (
        <Button size="sm" onClick={() => void save().catch(() => undefined)}>
          Try again
        </Button>
      )}
      <UndoRedo undo={undo} redo={redo} />
      <ResumeFilesMenu resumeId={resume.id} content={builder.draft.content} before={save} />
    </>
  );
}

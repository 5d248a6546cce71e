import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Download, WandSparkles } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import type { ProposedLetter } from "#contract/cover-letters.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { onTheWay } from "#web/shared/jobs/job-address.ts";
import { letterFor } from "../shared/cover-letter.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { LetterPreview } from "./resume-preview.tsx";
import { useLetter } from "./use-letter.ts";
import { UndoRedo } from "./undo-redo.tsx";
import builder from "./builder.module.css";
import styles from "./tailor.module.css";

export const meta = siteMeta({ title: "Cover letter", path: "/resumes", hidden: true });

const frame = (waiting: React.ReactNode) => <TitledScreen title="Cover letter">{waiting}</TitledScreen>;

/** The letter that goes with an application, written beside its pages. */
export default function CoverLetterPage() {
  const { jobId = "" } = useParams();
  const letter = useQuery(letterFor(jobId));
  return (
    <Loaded
      of={letter}
      loading="Loading your cover letter"
      failed="Couldn’t load your cover letter"
      frame={frame}
    >
      {(kept) => <Letter key={jobId} jobId={jobId} kept={kept?.text ?? ""} />}
    </Loaded>
  );
}

type View = "write" | "pages";

function Letter({ jobId, kept }: { jobId: string; kept: string }) {
  const letter = useLetter(jobId, kept);
  const [search] = useSearchParams();
  const phone = usePhone();
  const [view, setView] = useState<View>("write");
  const tools = <Tools letter={letter} jobId={jobId} />;
  return (
    <Pane label="Cover letter">
      <PageHeader
        title="Cover letter"
        back={{ href: onTheWay(`/jobs/${jobId}`, search), label: "Job" }}
        size="pane"
        actions={!phone && tools}
      />
      {phone && <div className={styles.tools}>{tools}</div>}
      <UnsavedGuard dirty={!letter.saved} what="this cover letter" />
      <ConflictNote
        fields={letter.conflict ? ["this cover letter"] : []}
        own
        onTakeTheirs={letter.takeTheirs}
        onKeepMine={letter.keepMine}
      />
      {phone && (
        <div className={builder.views}>
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
      <div className={builder.beside}>
        {(!phone || view === "write") && (
          <PaneBody label="What the cover letter says">
            <Writing letter={letter} jobId={jobId} />
          </PaneBody>
        )}
        {(!phone || view === "pages") && (
          <PaneBody label="Pages">
            <LetterPreview jobId={jobId} text={letter.text} />
          </PaneBody>
        )}
      </div>
    </Pane>
  );
}

interface LetterProps {
  letter: ReturnType<typeof useLetter>;
  jobId: string;
}
function Writing({ letter, jobId }: LetterProps) {
  const { text, draft, propose, write } = letter;
  const [search] = useSearchParams();
  return (
    <Stack gap={4}>
      <Field
        label="Cover letter"
        hint="An empty line starts a paragraph. It looks like your resume for this job."
      >
        <TextArea rows={18} maxLength={8000} value={text} onChange={({ target }) => write(target.value)} />
      </Field>
      <Row gap={2} wrap>
        <Button icon={WandSparkles} busy={propose.isPending} onClick={() => propose.mutate()}>
          {text ? "Replace with a new draft" : "Write a draft"}
        </Button>
        {text && (
          <ButtonLink href={onTheWay(`/apply/${jobId}`, search)}>Apply with this cover letter</ButtonLink>
        )}
      </Row>
      {draft && <Sources draft={draft} />}
    </Stack>
  );
}

/** What each sentence of the draft rests on. */
function Sources({ draft: { sentences, sources, writtenBy } }: { draft: ProposedLetter }) {
  const textOf = new Map(sources.map(({ id, text }) => [id, text]));
  return (
    <Section
      title="Where the draft comes from"
      description={
        writtenBy === "model"
          ? "Written with a language model and checked against your resume."
          : "Made by rules from your resume’s own words."
      }
      line
    >
      <ul className={styles.hints}>
        {sentences.map(({ text, sourceIds }) => (
          <li key={text}>
            {text}
            <p className={styles.where}>{sourceIds.map((id) => textOf.get(id)).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tools({ letter: { undo, redo, problem, saved, text, save }, jobId }: LetterProps) {
  const download = () =>
    void save().then(
      () => window.location.assign(`/api/candidate/cover-letter/pdf-download?jobId=${jobId}`),
      () => undefined,
    );
  return (
    <>
      <span className={builder.state} role="status">
        {problem ?? (text && (saved ? "Saved" : "Saving…"))}
      </span>
      <UndoRedo undo={undo} redo={redo} />
      <Button tone="fill" size="sm" icon={Download} disabled={!text.trim()} onClick={download}>
        PDF
      </Button>
    </>
  );
}

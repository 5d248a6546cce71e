import { useState } from "react";
import type { Resume } from "#contract/resumes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Pane, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import type { ResumeRead } from "./resume-acts.ts";
import { ResumeEditor } from "./resume-editor.tsx";

interface NewReadingProps {
  reading: ResumeRead;
  /** With the id of what was saved, or nothing when it was put away. */
  onDone: (id?: string) => void;
}

/** A document that was just read: nothing of it is a resume before the person says so. */
export function NewReading({ reading, onDone }: NewReadingProps) {
  const [applyToProfile, setApply] = useState(false);
  const editor = useEditor({
    thing: null as Resume | null,
    draftOf: (saved) =>
      saved
        ? { name: saved.name, content: saved.content }
        : { name: reading.file.name.replace(/\.\w+$/, ""), content: reading.content },
    fieldsOf: (draft) => draft,
    keep: (saved, cache) => cache.setQueryData(myResumes.queryKey, (all) => [...(all ?? []), saved]),
    refusalKey: "resume",
    stale: [myResumes, ["candidate"]],
  });
  const { name, content } = editor.draft;
  const save = async () =>
    !showOwnProblem(document) &&
    editor.save({
      work: "save",
      send: () => api.resumes.create({ body: { fileId: reading.file.id, name, content, applyToProfile } }),
      done: ({ id }) => editor.moveOn(() => onDone(id)),
      success: () => ({ text: `Saved ${name}`, tone: "success", key: "resume" }),
    });
  return (
    <Pane label="New resume">
      <UnsavedGuard dirty query what="this resume" free={editor.free} />
      <PaneHead>Does this look right? We haven’t saved anything yet.</PaneHead>
      <ResumeEditor
        value={content}
        onChange={(next) => editor.set({ content: next })}
        file={reading.file}
        lines={reading.lines}
        warnings={reading.warnings}
      >
        <Field label="Resume name" error={editor.problem?.fields.name}>
          <TextInput
            value={name}
            maxLength={300}
            onChange={({ target }) => editor.set({ name: target.value })}
          />
        </Field>
        <Checkbox
          label="Add to my profile too"
          hint="Anything not in the resume stays as it is"
          checked={applyToProfile}
          onChange={setApply}
        />
      </ResumeEditor>
      <PaneFoot>
        <Button tone="fill" busy={editor.busy !== null} onClick={() => void save()}>
          Save resume
        </Button>
        <Button tone="bare" onClick={() => onDone()}>
          Discard
        </Button>
      </PaneFoot>
    </Pane>
  );
}

import { useRef, useState } from "react";
import { Button } from "#ui/controls/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Pane, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api, fieldsOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { UnsavedGuard } from "#web/shared/forms/unsaved-guard.tsx";
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
  const [content, setContent] = useState(reading.content);
  const [name, setName] = useState(reading.file.name.replace(/\.\w+$/, ""));
  const [applyToProfile, setApply] = useState(false);
  const free = useRef(false);
  const save = useChange({
    call: () => api.resumes.create({ body: { fileId: reading.file.id, name, content, applyToProfile } }),
    done: async ({ id }, _, cache) => {
      free.current = true;
      await cache.invalidateQueries(myResumes);
      onDone(id);
    },
    success: `Saved ${name}`,
    toastKey: "resume",
    stale: [["candidate"]],
  });
  return (
    <Pane label="A new resume">
      <UnsavedGuard dirty query what="this resume" free={free} />
      <PaneHead>Is this right? Nothing is saved yet.</PaneHead>
      <ResumeEditor
        value={content}
        onChange={setContent}
        file={reading.file}
        lines={reading.lines}
        warnings={reading.warnings}
      >
        <Field label="Name of this resume" error={fieldsOf(save.error).name}>
          <TextInput value={name} maxLength={300} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Checkbox
          label="Write it into my profile too"
          hint="What the resume leaves out stays as it is"
          checked={applyToProfile}
          onChange={setApply}
        />
      </ResumeEditor>
      <PaneFoot>
        <Button tone="fill" busy={save.isPending} onClick={() => save.mutate()}>
          Save resume
        </Button>
        <Button tone="bare" onClick={() => onDone()}>
          Discard
        </Button>
      </PaneFoot>
    </Pane>
  );
}

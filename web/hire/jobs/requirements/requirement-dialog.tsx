import { useState } from "react";
import type { ReadRequirement } from "#contract/job-requirements.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { findSkills } from "#web/shared/profile/suggestions.ts";
import type { RequirementPart } from "./corrections.ts";

type Words = Pick<RequirementPart, "text" | "must">;

interface RequirementDialogProps {
  open: boolean;
  /** The one to edit; null writes a new one. */
  requirement: ReadRequirement | null;
  onClose: () => void;
  /** With what was changed. */
  onSave: (part: Words & Partial<RequirementPart>) => void;
}

/** Writes a requirement: its words, and what a resume is compared with where the words leave that open. */
export function RequirementDialog({ open, requirement, onClose, onSave }: RequirementDialogProps) {
  const [text, setText] = useState(requirement?.text ?? "");
  const [must, setMust] = useState(requirement?.must ?? true);
  const [skills, setSkills] = useState(requirement?.skills ?? []);
  const [years, setYears] = useState(requirement?.years ? String(requirement.years) : "");
  const [tried, setTried] = useState(false);
  const wrong = mistakesIn({ text, years });
  const joined = (requirement?.alternatives.length ?? 0) > 1;

  function save() {
    setTried(true);
    if (wrong.text || wrong.years) return;
    const sameSkills = skills.join() === (requirement?.skills ?? []).join();
    const sameYears = years === String(requirement?.years ?? "");
    onSave({
      text: text.trim(),
      must,
      ...(!sameSkills && { skills }),
      ...(!sameYears && { years: years === "" ? null : Number(years) }),
    });
    onClose();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={requirement ? "Edit requirement" : "Add a requirement"}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="fill" onClick={save}>
            {requirement ? "Save requirement" : "Add requirement"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Requirement" error={tried ? wrong.text : null}>
          <TextInput value={text} maxLength={160} onChange={({ target }) => setText(target.value)} />
        </Field>
        {!joined && (
          <>
            <Field
              label="Skills"
              optional
              hint="We look for these in resumes. Leave empty to use the text above."
            >
              <TagsInput value={skills} max={8} options={findSkills} onChange={setSkills} />
            </Field>
            <Field label="Years of experience" optional error={tried ? wrong.years : null}>
              <TextInput
                inputMode="numeric"
                value={years}
                onChange={({ target }) => setYears(target.value.trim())}
              />
            </Field>
          </>
        )}
        <Switch
          label="Required"
          hint="When off, it’s nice to have and counts half"
          checked={must}
          onChange={setMust}
        />
      </Stack>
    </Dialog>
  );
}

function mistakesIn({ text, years }: { text: string; years: string }) {
  return {
    text: text.trim() ? null : "Enter a requirement",
    years: /^(?:|[1-9]|[1-4]\d|50)$/.test(years) ? null : "Enter a whole number from 1 to 50",
  };
}

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { Pencil } from "lucide-react";
import type { z } from "zod";
import type { Candidate, CandidateChanges } from "#contract/candidate-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { useUnsent } from "#web/shared/editor/use-unsent.ts";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { showOwnProblem } from "#web/shared/forms/use-own-problem.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { me, useMe } from "#web/shared/session/session.ts";

export type Changes = z.infer<typeof CandidateChanges>;
export interface Editing {
  /** The profile with what was changed in this section. */
  value: Candidate & Changes;
  change: (patch: Changes) => void;
  fields: Record<string, string>;
}
interface EditableSectionProps {
  candidate: Candidate;
  /** As in the address: ?edit=work. */
  name: string;
  title: string;
  first?: boolean;
  view: ReactNode;
  form: (editing: Editing) => ReactNode;
}

/** A part of the profile: read as others read it, edited in its place; the address knows which one is open. */
export function EditableSection({ candidate, name, title, first, view, form }: EditableSectionProps) {
  const [search, setSearch] = useSearchParams();
  const open = search.get("edit") === name;
  const { editButton, openForm } = useFocusWith(open);
  const show = (edit: string | null) =>
    setSearch(edit ? { edit } : {}, { replace: true, preventScrollReset: true });
  return (
    <Section
      title={title}
      line={!first}
      actions={
        open ? null : (
          <Button
            ref={editButton}
            size="sm"
            tone="bare"
            icon={Pencil}
            aria-label={`Edit ${title[0]!.toLowerCase()}${title.slice(1)}`}
            onClick={() => show(name)}
          >
            Edit
          </Button>
        )
      }
    >
      {open ? (
        <SectionForm ref={openForm} candidate={candidate} name={name} form={form} onDone={() => show(null)} />
      ) : (
        view
      )}
    </Section>
  );
}

/** Each replaces the other: the focus goes to the first field as the form opens, and back to “Edit” as it closes. */
function useFocusWith(open: boolean) {
  const editButton = useRef<HTMLButtonElement>(null);
  const openForm = useRef<HTMLFormElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    const isLost = document.activeElement === document.body;
    const find = (what: string) => openForm.current?.querySelector<HTMLElement>(`:is(${what})${usable}`);
    if (open) (find("input, textarea, select") ?? find("button"))?.focus();
    else if (isLost) editButton.current?.focus();
  }, [open]);
  return { editButton, openForm };
}
const usable = ":not([disabled], [tabindex='-1'], [type=file])";

interface SectionFormProps {
  ref: RefObject<HTMLFormElement | null>;
  candidate: Candidate;
  name: string;
  form: (editing: Editing) => ReactNode;
  onDone: () => void;
}
function SectionForm({ ref, candidate, name, form, onDone }: SectionFormProps) {
  const editor = useEditor({
    thing: candidate,
    draftOf: (thing): Candidate & Changes => thing ?? candidate,
    fieldsOf: (draft) => draft,
    keep: (saved, cache) => cache.setQueryData(candidateProfile(candidate.id).queryKey, saved),
    refusalKey: "profile",
    stale: [["matches"], me],
  });
  const { id: userId } = useMe();
  useUnsent({ userId, name: `profile:${name}` }, { state: editor, dirty: editor.dirty, put: editor.set });
  const close = () => void editor.moveOn(onDone);
  const save = () =>
    editor.save({
      work: "save",
      send: () => api.candidates.update({ params: { id: candidate.id }, body: editor.changes }),
      done: close,
      success: () => ({ text: "Profile saved", tone: "success", key: "profile" }),
    });
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (showOwnProblem(event.currentTarget)) return;
        if (editor.dirty) void save();
        else close();
      }}
    >
      <UnsavedGuard query dirty={editor.dirty} what="your profile" free={editor.free} />
      <Stack gap={4}>
        {form({
          value: editor.draft,
          change: editor.set,
          fields: editor.problem?.fields ?? {},
        })}
        <Row gap={2}>
          <Button type="submit" tone="fill" busy={editor.busy !== null}>
            Save
          </Button>
          <Button tone="bare" onClick={close}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

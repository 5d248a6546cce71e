import { type ReactElement, useState } from "react";
import type { CandidateWork } from "#contract/candidate-works.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useKeptTyping } from "#web/shared/forms/use-kept-typing.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { ImageField } from "#web/shared/profile/image-field.tsx";
import { useMe } from "#web/shared/session/session.ts";

interface HighlightDialogProps {
  /** What is changed; without it a new highlight is added. */
  work?: CandidateWork;
  stale: { queryKey: readonly unknown[] };
  trigger: ReactElement;
}
export function HighlightDialog({ work, stale, trigger }: HighlightDialogProps) {
  const [open, setOpen] = useState(false);
  const { typed, follow, keep, forget } = useKeptTyping("highlight", {
    userId: useMe().id,
    name: `highlight:${work?.id ?? "new"}`,
  });
  /** Undefined until one is chosen or taken away. */
  const [picked, setPicked] = useState<string | null>();
  const imageURL = picked === undefined ? (work?.imageURL ?? null) : picked;
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ title = "", description = "", link = "" }) => {
      const body = { title, description, link, imageURL };
      return work
        ? api.candidates.changeWork({ params: { id: work.id }, body })
        : api.candidates.addWork({ body });
    },
    { done: close, success: "Highlight saved", stale: [stale] },
  );
  function close() {
    setOpen(false);
    setPicked(undefined);
    forget();
  }
  /** What was typed and chosen stays as long as the page is open. */
  function show(next: boolean) {
    follow(next);
    setOpen(next);
  }
  return (
    <Dialog
      title={work ? "Edit highlight" : "Add a highlight"}
      description="A project, a talk, a result, an award: anything that shows what you can do."
      open={open}
      onOpenChange={show}
      trigger={trigger}
      footer={
        <Button type="submit" tone="fill" form="highlight" busy={busy}>
          Save highlight
        </Button>
      }
    >
      <form id="highlight" onSubmit={onSubmit} onChange={keep} noValidate>
        <Stack gap={4}>
          {sentence && Object.keys(fields).length === 0 && <FormError title={sentence} />}
          <Field label="Title" error={fields.title}>
            <TextInput name="title" maxLength={200} defaultValue={typed.title ?? work?.title} />
          </Field>
          <Field label="Description" optional error={fields.description}>
            <TextArea
              name="description"
              rows={4}
              maxLength={8000}
              defaultValue={typed.description ?? work?.description}
            />
          </Field>
          <Field label="Link" optional error={fields.link}>
            <TextInput name="link" type="url" defaultValue={typed.link ?? work?.link ?? ""} />
          </Field>
          <ImageField label="picture" value={imageURL} onChange={setPicked} />
        </Stack>
      </form>
    </Dialog>
  );
}

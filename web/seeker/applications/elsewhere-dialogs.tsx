import { Pencil, Plus } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import type { ExternalApplication } from "#contract/external-applications.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useKeptTyping } from "#web/shared/forms/use-kept-typing.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { useMe } from "#web/shared/session/session.ts";
import { elsewhere } from "./externals.ts";

export function AddElsewhere() {
  return (
    <ElsewhereDialog
      title="Track an application from another site"
      send={({ jobTitle, companyName, ...said }) =>
        api.jobTracker.saveExternal({ body: { jobTitle, companyName, ...said } })
      }
      trigger={
        <Button size="sm" icon={Plus}>
          Add application
        </Button>
      }
    />
  );
}

export function EditElsewhere({ application }: { application: ExternalApplication }) {
  const { id, jobTitle, companyName, state } = application;
  const before = application.appliedOn ?? "";
  return (
    <ElsewhereDialog
      title={`Edit ${jobTitle} at ${companyName}`}
      of={application}
      send={({ appliedOn, ...said }) => {
        const day = appliedOn ?? "";
        // The time of an unchanged day stays, and a cleared one is refused where it stands.
        const moved = state !== "saved" && day !== before;
        return api.jobTracker.updateExternal({
          params: { id },
          body: { ...said, ...(moved && { appliedOn: day }) },
        });
      }}
      trigger={
        <Button size="sm" tone="bare" icon={Pencil}>
          Edit
        </Button>
      }
    />
  );
}

interface Said {
  /** Not asked of a job that is listed here. */
  jobTitle?: string;
  companyName?: string;
  url: string | null;
  note: string | null;
  appliedOn: string | null;
}
interface ElsewhereDialogProps {
  title: string;
  of?: ExternalApplication;
  send: (said: Said) => Promise<unknown>;
  trigger: ReactElement;
}
/** What is kept of an application on another site. */
function ElsewhereDialog({ title, of, send, trigger }: ElsewhereDialogProps) {
  const form = useId();
  const [open, setOpen] = useState(false);
  const { typed, follow, keep, forget } = useKeptTyping(form, {
    userId: useMe().id,
    name: `elsewhere:${of?.id ?? "new"}`,
  });
  function show(next: boolean) {
    follow(next);
    setOpen(next);
  }
  function close() {
    setOpen(false);
    forget();
  }
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ url, note, appliedOn, ...names }) =>
      send({ ...names, url: url || null, note: note || null, appliedOn: appliedOn || null }),
    { done: close, stale: [elsewhere] },
  );
  return (
    <Dialog
      title={title}
      open={open}
      onOpenChange={show}
      trigger={trigger}
      footer={
        <Button tone="fill" type="submit" form={form} busy={busy}>
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={onSubmit} onChange={keep} noValidate>
        <Stack gap={4}>
          {sentence && !Object.keys(fields).length && <FormError title={sentence} />}
          {!of?.jobId && (
            <>
              <Field label="Job title" error={fields.jobTitle}>
                <TextInput name="jobTitle" defaultValue={typed.jobTitle ?? of?.jobTitle} maxLength={160} />
              </Field>
              <Field label="Company" error={fields.companyName}>
                <TextInput
                  name="companyName"
                  defaultValue={typed.companyName ?? of?.companyName}
                  maxLength={160}
                />
              </Field>
            </>
          )}
          <Field label="Link" error={fields.url} optional>
            <TextInput type="url" name="url" defaultValue={typed.url ?? of?.url ?? ""} maxLength={2000} />
          </Field>
          {of?.state !== "saved" && (
            <Field label="Applied on" error={fields.appliedOn} optional>
              <DateField name="appliedOn" defaultValue={typed.appliedOn ?? of?.appliedOn ?? undefined} />
            </Field>
          )}
          <Field label="Note" error={fields.note} optional>
            <TextArea name="note" rows={3} defaultValue={typed.note ?? of?.note ?? ""} maxLength={2000} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { JobPicker } from "../shared/jobs/job-picker.tsx";
import { leadsKey } from "./leads.ts";

const formId = "add-lead";

interface AddLeadProps {
  companyId: string;
  jobId: string | null;
  onClose: () => void;
}

/** Names someone as a lead: who they are, how to reach them, a resume where there is one. */
export function AddLead({ companyId, jobId, onClose }: AddLeadProps) {
  const [chosen, setChosen] = useState(jobId);
  const [asked, setAsked] = useState(false);
  const [resume, setResume] = useState<File | null>(null);
  const { onSubmit, busy, sentence, fields } = useSubmit(
    async (typed) => {
      setAsked(true);
      if (!chosen) return null;
      const resumeId = resume && (await upload(resume));
      const lead = await api.leads.add({
        params: { id: chosen },
        body: { ...typed, fullName: typed.fullName ?? "", email: typed.email || null, resumeId },
      });
      return `${lead.person.fullName} is a lead for ${lead.job.jobTitle}`;
    },
    { done: (added) => added && onClose(), success: (added) => added, stale: [leadsKey] },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add a lead"
      description="Someone who might fit a job. Only your company sees them, and we tell them nothing."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} tone="fill" busy={busy}>
            Add lead
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          {sentence && <FormError title={sentence} />}
          <Field label="Job" error={asked && !chosen ? "Choose a job" : null}>
            <JobPicker
              companyId={companyId}
              statuses={["live", "draft"]}
              value={chosen}
              onChange={setChosen}
              placeholder="Type to find a job"
            />
          </Field>
          <Field label="Name" error={fields.fullName}>
            <TextInput name="fullName" maxLength={200} required />
          </Field>
          <Field label="Email" hint="An email, a LinkedIn profile, or both" error={fields.email}>
            <TextInput name="email" type="email" />
          </Field>
          <Field label="LinkedIn profile" optional error={fields.linkedInUrl}>
            <TextInput name="linkedInUrl" inputMode="url" maxLength={300} />
          </Field>
          <Field label="Job title" optional error={fields.title}>
            <TextInput name="title" maxLength={200} />
          </Field>
          <Field label="Employer" optional error={fields.employer}>
            <TextInput name="employer" maxLength={200} />
          </Field>
          <Field
            label="Source"
            hint="We tell them this in emails, such as “our booth at the Leeds careers fair”"
            optional
            error={fields.source}
          >
            <TextInput name="source" maxLength={120} />
          </Field>
          <FileDrop
            label="Add a resume"
            hint="Optional. We keep it with a note about them"
            accept=".pdf,.docx,.doc,.txt"
            files={resume ? [{ id: "resume", name: resume.name }] : []}
            onFiles={([next]) => setResume(next ?? null)}
            onRemove={() => setResume(null)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

async function upload(file: File) {
  const { id } = await api.files.upload({ file, fileName: file.name, body: { folder: "notes" } });
  return id;
}

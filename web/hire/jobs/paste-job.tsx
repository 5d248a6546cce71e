import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import type { ReadPosting } from "#contract/job-posting.ts";
import { amountText } from "#shared/money/amount.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import type { JobDraft } from "./job-draft.ts";

interface PasteJobProps {
  onFill: (part: Partial<JobDraft>) => void;
}

const formId = "paste-job";

/** Fills the editor from a posting of free text; what it does not say stays as it is, and is named. */
export function PasteJob({ onFill }: PasteJobProps) {
  const [open, setOpen] = useState(false);
  const { onSubmit, busy, sentence, fields } = useSubmit<ReadPosting>(
    ({ text }) => api.jobs.readPosting({ body: { text: text ?? "" } }),
    {
      done: (read) => {
        onFill(draftPartOf(read));
        setOpen(false);
      },
      success: filledSentence,
    },
  );
  return (
    <Dialog
      size="lg"
      title="Paste a job"
      description="Paste a posting from a document, an email or a website. We fill in what it says; check it before you publish."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={ClipboardPaste}>Paste a job</Button>}
      footer={
        <Button type="submit" form={formId} tone="fill" busy={busy}>
          Fill in the job
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        {sentence && <FormError title={sentence} />}
        <Field label="Posting" error={fields["text"]}>
          <TextArea name="text" rows={14} maxLength={60_000} />
        </Field>
      </form>
    </Dialog>
  );
}

/** What was read, as the editor holds it. */
export function draftPartOf(read: ReadPosting): Partial<JobDraft> {
  const { jobTitle, locations, remote, remoteLocations, workplaceType, employmentType, seniority, salary } =
    read;
  return {
    jobDescription: read.jobDescription,
    ...(jobTitle !== null && { jobTitle }),
    ...(locations.length > 0 && { locations }),
    ...(remote && { remote, remoteLocations }),
    ...(workplaceType !== null && { workplaceType }),
    ...(employmentType !== null && { employmentType }),
    ...(seniority !== null && { seniority }),
    ...(salary !== null && {
      period: salary.period,
      ...(salary.currency !== null && { currency: salary.currency }),
      payFrom: amountIn(salary, "min"),
      payTo: amountIn(salary, "max"),
    }),
  };
}

function amountIn(salary: NonNullable<ReadPosting["salary"]>, end: "min" | "max") {
  const amount = salary[end];
  return amountText(amount === null ? null : wholeUnits(amount, salary.currency));
}

/** Says what the posting left open: "Job filled in. It doesn’t say: pay, seniority". */
export function filledSentence(read: ReadPosting) {
  const open = [
    read.jobTitle === null && "title",
    read.locations.length === 0 && !read.remote && "location",
    read.employmentType === null && "type",
    read.seniority === null && "seniority",
    read.salary === null && "pay",
  ].filter((name) => name !== false);
  return open.length === 0 ? "Job filled in" : `Job filled in. It doesn’t say: ${open.join(", ")}`;
}

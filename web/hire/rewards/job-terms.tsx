import { useState } from "react";
import type { ReferralProgram, Terms } from "#contract/rewards.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { programOf } from "#web/shared/rewards/program.ts";
import { termsText } from "#web/shared/rewards/terms-text.ts";
import { JobPicker } from "#web/hire/shared/jobs/job-picker.tsx";
import { TermsFields, useTerms } from "./terms-fields.tsx";

/** Terms of a job; of none yet while one is chosen. */
type JobTerms = Terms & { jobId: string | null; jobTitle?: string };

/** Jobs that pay another bonus than the company does, or none. */
export function JobTermsSection({ program, may }: { program: ReferralProgram; may: boolean }) {
  const [editing, setEditing] = useState<JobTerms | null>(null);
  const { companyId, jobs } = program;
  const remove = useChange({
    call: ({ jobId }: { jobId: string }) => api.rewards.removeJobTerms({ params: { id: jobId } }),
    success: "This job pays the company’s bonus again",
    stale: [programOf(companyId)],
  });
  const add = may && (
    <Button size="sm" onClick={() => setEditing({ ...program, jobId: null })}>
      Add a job
    </Button>
  );
  return (
    <Section
      title="Jobs with a different bonus"
      description="A job can pay more, less or no bonus. Employees see this next to the company’s bonus."
      actions={add}
    >
      <Table
        caption="Jobs with a different bonus"
        rows={jobs}
        rowKey={({ jobId }) => jobId}
        empty={<EmptyState size="sm" title="Every job pays the same bonus" />}
        columns={[
          { id: "job", title: "Job", main: true, cell: ({ jobTitle }) => jobTitle },
          { id: "bonus", title: "Bonus", cell: termsText },
          {
            id: "acts",
            title: "Actions",
            hideTitle: true,
            cell: (job) =>
              may && (
                <Row gap={2} justify="right">
                  <Button size="sm" aria-label={`Edit ${job.jobTitle}`} onClick={() => setEditing(job)}>
                    Edit
                  </Button>
                  <Button size="sm" aria-label={`Remove ${job.jobTitle}`} onClick={() => remove.mutate(job)}>
                    Remove
                  </Button>
                </Row>
              ),
          },
        ]}
      />
      {editing && (
        <EditJobTerms
          companyId={companyId}
          terms={editing}
          others={jobs}
          paysNone={editing.jobId !== null && editing.hireBonus === null}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}

interface EditJobTermsProps {
  companyId: string;
  terms: JobTerms;
  /** Jobs that have a bonus of their own already. */
  others: ReferralProgram["jobs"];
  paysNone: boolean;
  onClose: () => void;
}
function EditJobTerms({ companyId, terms: initial, others, paysNone, onClose }: EditJobTermsProps) {
  const [jobId, setJobId] = useState(initial.jobId);
  const [none, setNone] = useState(paysNone);
  const { terms: paid, fields } = useTerms(initial);
  const { currency, payoutDelay, payments } = initial;
  const terms = none ? { hireBonus: null, currency, payoutDelay, payments } : paid?.hireBonus ? paid : null;
  const known = initial.jobId === null ? others.find((other) => other.jobId === jobId) : undefined;
  const save = useChange({
    call: (body: Terms & { jobId: string }) => api.rewards.setProgram({ params: { companyId }, body }),
    done: onClose,
    success: "Bonus of this job saved",
    refusal: null,
    stale: [programOf(companyId)],
    once: (body) => body.jobId,
  });
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={initial.jobTitle ? `Bonus of ${initial.jobTitle}` : "Bonus of one job"}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={save.isPending}
            disabled={!jobId || !terms || known !== undefined}
            onClick={() => jobId && terms && save.mutate({ ...terms, jobId })}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        {initial.jobId === null && (
          <Field
            label="Job"
            error={known ? `${known.jobTitle} already has its own bonus. Edit it in the list instead.` : null}
          >
            <JobPicker
              companyId={companyId}
              statuses={["live"]}
              value={jobId}
              placeholder="Choose a job"
              onChange={setJobId}
            />
          </Field>
        )}
        <Checkbox label="This job pays no bonus" checked={none} onChange={setNone} />
        {!none && <TermsFields fields={fields} wrong={fieldsOf(save.error)} />}
      </Stack>
    </Dialog>
  );
}

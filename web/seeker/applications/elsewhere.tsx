import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { type ExternalApplication, externalStates } from "#contract/external-applications.ts";
import type { AgentStatus } from "#contract/agent-applications.ts";
import { agentApplications, agentStageWords } from "#web/seeker/shared/applications/agent-applications.ts";
import { Reminder } from "#web/seeker/shared/applications/reminder-dialog.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { elsewhere, externalWords, useMoveExternal } from "./externals.ts";
import { waitingForms } from "./tracker-columns.ts";
import styles from "../shared/applications/applications.module.css";

/** Applications made on other sites, kept beside those made here; no employer sees them. */
export function Elsewhere() {
  const { data = [] } = useQuery(elsewhere);
  const { data: forms = [] } = useQuery(agentApplications);
  const change = useChanges({ stale: [elsewhere] });
  const move = useMoveExternal();
  const setDeleted = ({ id }: ExternalApplication, deleted: boolean) =>
    api.jobTracker.deleteExternal({ params: { id }, body: { deleted } });
  const remove = (application: ExternalApplication) =>
    change({
      call: () => setDeleted(application, true),
      success: () => ({
        text: `${application.jobTitle} removed from your list`,
        undo: () => void change({ call: () => setDeleted(application, false) }),
      }),
    });
  return (
    <Section
      title="Other sites"
      description="Applications on other sites. Only you see them."
      actions={<AddElsewhere />}
    >
      <Forms forms={forms} kept={data} />
      {data.length > 0 && (
        <List label="Other sites" divided flush>
          {data.map((application) => (
            <ListRow
              key={application.id}
              leading={<CompanyMark name={application.companyName} />}
              title={
                application.url ? (
                  <a href={application.url} target="_blank" rel="noreferrer">
                    {application.jobTitle}
                  </a>
                ) : (
                  application.jobTitle
                )
              }
              text={application.companyName}
              textEnd={<TimeAgo at={application.changedAt} look="list" />}
              foot={
                <span className={styles.actions}>
                  <Select
                    size="sm"
                    label={`Status of ${application.jobTitle}`}
                    value={application.state}
                    options={externalStates.map((state) => ({ value: state, label: externalWords[state] }))}
                    onChange={(state) => move({ application, state })}
                  />
                  <FormLink form={forms.find(({ jobId }) => jobId === application.jobId)} />
                  <Reminder applicationId={application.id} jobTitle={application.jobTitle} />
                  <Button size="sm" tone="bare" onClick={() => void remove(application)}>
                    Remove
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}

interface FormsProps {
  forms: AgentStatus[];
  kept: ExternalApplication[];
}
/** Forms of boards that wait for their person, or whose end is not known. */
function Forms({ forms, kept }: FormsProps) {
  const waiting = waitingForms(forms, kept);
  if (!waiting.length) return null;
  return (
    <List label="Forms" divided flush>
      {waiting.map((form) => (
        <ListRow
          key={form.id}
          href={`/apply/${form.jobId}/agent`}
          leading={<CompanyMark name={form.companyName} />}
          title={form.jobTitle}
          end={<Badge tone={form.stage === "review" ? "quiet" : "warn"}>{agentStageWords[form.stage]}</Badge>}
          text={form.companyName}
          textEnd={<TimeAgo at={form.changedAt} look="list" />}
        />
      ))}
    </List>
  );
}

function FormLink({ form }: { form: AgentStatus | undefined }) {
  if (!form) return null;
  return (
    <ButtonLink size="sm" href={`/apply/${form.jobId}/agent`}>
      {form.stage === "sent" ? "Receipt" : agentStageWords[form.stage]}
    </ButtonLink>
  );
}

export function AddElsewhere() {
  const form = useId();
  const [open, setOpen] = useState(false);
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ jobTitle, companyName, url }) =>
      api.jobTracker.saveExternal({ body: { jobTitle, companyName, url: url || null } }),
    { done: () => setOpen(false), stale: [elsewhere] },
  );
  return (
    <Dialog
      title="Track an application from another site"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" icon={Plus}>
          Add application
        </Button>
      }
      footer={
        <Button tone="fill" type="submit" form={form} busy={busy}>
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          {sentence && !Object.keys(fields).length && <FormError title={sentence} />}
          <Field label="Job title" error={fields.jobTitle}>
            <TextInput name="jobTitle" maxLength={160} />
          </Field>
          <Field label="Company" error={fields.companyName}>
            <TextInput name="companyName" maxLength={160} />
          </Field>
          <Field label="Link" error={fields.url} optional>
            <TextInput type="url" name="url" maxLength={2000} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

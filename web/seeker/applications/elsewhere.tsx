import { useQuery } from "@tanstack/react-query";
import { type ExternalApplication, externalStates } from "#contract/external-applications.ts";
import type { AgentStatus } from "#contract/agent-applications.ts";
import { agentApplications, agentStageWords } from "#web/seeker/shared/applications/agent-applications.ts";
import { Reminder } from "#web/seeker/shared/applications/reminder-dialog.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { AddElsewhere, EditElsewhere } from "./elsewhere-dialogs.tsx";
import { appliedWords, elsewhere, externalWords, tracked, useMoveExternal } from "./externals.ts";
import { waitingForms } from "./tracker-columns.ts";
import styles from "../shared/applications/applications.module.css";

/** Applications made on other sites, kept beside those made here; no employer sees them. */
export function Elsewhere() {
  const { data = [] } = useQuery(elsewhere);
  const { data: forms = [] } = useQuery(agentApplications);
  const change = useChanges({ stale: tracked });
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
              text={[application.companyName, application.note].filter(Boolean).join(". ")}
              lines={2}
              textEnd={appliedWords(application) ?? <TimeAgo at={application.changedAt} look="list" />}
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
                  <EditElsewhere application={application} />
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
  const change = useChanges({ stale: [agentApplications] });
  const waiting = waitingForms(forms, kept);
  if (!waiting.length) return null;
  const discard = ({ id, jobId, jobTitle }: AgentStatus) =>
    change({
      call: () => api.agentApplications.discard({ params: { id } }),
      success: (answers) => ({
        text: `Form for ${jobTitle} removed`,
        undo: () =>
          void change({ call: () => api.agentApplications.keep({ params: { id: jobId }, body: answers }) }),
      }),
    });
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
          foot={
            ["review", "failed"].includes(form.stage) && (
              <Button size="sm" tone="bare" onClick={() => void discard(form)}>
                Remove
              </Button>
            )
          }
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

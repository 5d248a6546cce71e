import { useQuery } from "@tanstack/react-query";
import type { Job } from "#contract/job-shapes.ts";
import { isActive } from "#contract/team-rights.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { teamOf } from "#web/hire/shared/team/team.ts";
import { useMe } from "#web/shared/session/session.ts";
import { labels } from "../job-draft.ts";
import type { JobEditor } from "../use-job-editor.ts";
import { JobTeamMembers } from "./job-team-members.tsx";

const none = "none";

interface TeamSectionProps {
  editor: JobEditor;
  /** As it was saved; null for a new one. */
  job: Job | null;
  error: string | undefined;
}
/** Who works on the job: its hiring manager, saved with the job, and its members, each added at once. */
export function TeamSection({ editor: { draft, set }, job, error }: TeamSectionProps) {
  const { companyAdmin } = useMe();
  const { data: team = [] } = useQuery(teamOf(companyAdmin?.companyId ?? ""));
  const { hiringManagerEmail } = draft;
  const choices = team.filter((member) => isActive(member) || member.email === hiringManagerEmail);
  const known = choices.some(({ email }) => email === hiringManagerEmail);
  return (
    <Section
      line
      title="Team"
      anchor="team"
      description="They hear about this job’s applicants, are in its conversations and, if they review applicants, come first when you choose interviewers. Without a team, everyone who hires does. Employees are named on the job’s page."
    >
      <Stack gap={4}>
        <Field label={labels.hiringManagerEmail} error={error}>
          <Select
            value={hiringManagerEmail || none}
            options={[
              { value: none, label: "No one yet" },
              ...choices.map(({ email, fullName }) => ({ value: email, label: fullName, hint: email })),
              ...(hiringManagerEmail && !known
                ? [{ value: hiringManagerEmail, label: hiringManagerEmail }]
                : []),
            ]}
            onChange={(email) => set({ hiringManagerEmail: email === none ? "" : email })}
          />
        </Field>
        {job && <JobTeamMembers jobId={job.id} closed={job.status === "closed"} />}
      </Stack>
    </Section>
  );
}

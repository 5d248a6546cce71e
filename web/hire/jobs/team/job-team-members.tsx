import { useQuery } from "@tanstack/react-query";
import { UserMinus, UserPlus } from "lucide-react";
import { useCallback, useState } from "react";
import type { JobTeam } from "#contract/job-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { useJobTeam } from "./use-job-team.ts";
import { teamOfJob } from "#web/hire/shared/jobs/job-team.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface JobTeamMembersProps {
  jobId: string;
  /** Nobody begins to work on a closed job. */
  closed: boolean;
}
/** Who works on a job beside its hiring manager. */
export function JobTeamMembers({ jobId, closed }: JobTeamMembersProps) {
  const may = useCan();
  const { add, join, leave, remove } = useJobTeam(jobId);
  const { companyAdmin } = useMe();
  return (
    <Loaded
      of={useQuery(teamOfJob(jobId))}
      size="sm"
      rows={2}
      loading="Loading team"
      failed="Couldn’t load the team"
    >
      {({ members }) => (
        <Stack gap={3}>
          {members.length > 0 && (
            <List label="Members of this job’s team" divided flush>
              {members.map((member) => (
                <Member
                  key={member.id}
                  member={member}
                  onRemove={may("jobs") ? () => void remove(member) : undefined}
                />
              ))}
            </List>
          )}
          {!closed && may("jobs") && (
            <AddMember jobId={jobId} members={members} onAdd={(one) => void add(one)} />
          )}
          {may("applicants") && (
            <OwnPlace
              on={members.some(({ id }) => id === companyAdmin?.id)}
              closed={closed}
              onJoin={() => void join()}
              onLeave={() => void leave()}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

type TeamMember = JobTeam["members"][number];
function Member({ member, onRemove }: { member: TeamMember; onRemove: (() => void) | undefined }) {
  const { fullName, profilePicture, title, kind } = member;
  return (
    <ListRow
      leading={<Avatar name={fullName} src={profilePicture} size="sm" />}
      title={fullName}
      text={[title, kind === "employee" && "Employee, not on the hiring team"].filter(Boolean).join(", ")}
      end={
        onRemove && (
          <IconButton
            size="sm"
            icon={UserMinus}
            label={`Remove ${fullName} from this job’s team`}
            onClick={onRemove}
          />
        )
      }
    />
  );
}

interface OwnPlaceProps {
  on: boolean;
  closed: boolean;
  onJoin: () => void;
  onLeave: () => void;
}
function OwnPlace({ on, closed, onJoin, onLeave }: OwnPlaceProps) {
  if (!on && closed) return null;
  return (
    <div>
      <Needs permission="applicants">
        <Button size="sm" onClick={on ? onLeave : onJoin}>
          {on ? "Leave this job’s team" : "Join this job’s team"}
        </Button>
      </Needs>
    </div>
  );
}

interface AddMemberProps {
  jobId: string;
  members: readonly TeamMember[];
  onAdd: (colleague: { id: string; fullName: string }) => void;
}
function AddMember({ jobId, members, onAdd }: AddMemberProps) {
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const taken = members.map(({ id }) => id).join(",");
  const find = useCallback(
    async (q: string) => {
      const found = await api.jobs.colleagues({ params: { id: jobId }, query: q ? { q } : {} });
      return found
        .filter(({ id }) => !taken.includes(id))
        .map(({ id, fullName, title, kind }) => ({
          value: id,
          label: fullName,
          hint: title ?? (kind === "employee" ? "Employee" : undefined),
        }));
    },
    [jobId, taken],
  );
  return (
    <Row gap={2} wrap>
      <Combobox
        label="Add a teammate to this job’s team"
        placeholder="Add a teammate"
        emptyText="No other teammate has that name"
        options={find}
        value={chosen}
        onChange={(option) => setChosen(option)}
      />
      <Needs permission="jobs">
        <Button
          icon={UserPlus}
          disabled={!chosen}
          onClick={() => {
            if (chosen) onAdd({ id: chosen.value, fullName: chosen.label });
            setChosen(null);
          }}
        >
          Add
        </Button>
      </Needs>
    </Row>
  );
}

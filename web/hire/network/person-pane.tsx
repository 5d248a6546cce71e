import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { Contact, NetworkPerson, OpenRole } from "#contract/networks.ts";
import { saySpan } from "#shared/times/partial-date.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Chips, Tag } from "#ui/controls/choice/chip.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { facetText } from "#web/shared/search/facet-words.ts";
import { wayTo } from "../shared/applicants/whereabouts.ts";
import { NotesPanel } from "../shared/notes/notes-panel.tsx";
import { AddLeadButton } from "#web/hire/shared/people/add-lead-button.tsx";
import { FitWhy } from "#web/hire/shared/people/fit-why.tsx";
import { useContacts } from "#web/hire/shared/people/contacts.ts";
import { InviteDialog } from "#web/hire/shared/people/invite-dialog.tsx";
import { personWithRoles } from "./network.ts";
import styles from "../shared/people/people.module.css";

/** One person: what was between you, the open roles that fit, and the profile. */
export function PersonPane({ candidateId, back }: { candidateId: string; back: string }) {
  const found = useQuery(personWithRoles(candidateId));
  return (
    <>
      <p className={styles.back}>
        <ButtonLink size="sm" icon={ArrowLeft} href={back}>
          Back to the list
        </ButtonLink>
      </p>
      <Loaded of={found} rows={6} loading="Loading profile" failed="Couldn’t load the profile">
        {(data) => <Person {...data} />}
      </Loaded>
    </>
  );
}

type PersonProps = { person: NetworkPerson; scored: boolean; roles: OpenRole[] };
function Person({ person, scored, roles }: PersonProps) {
  const contact = useContacts([person.candidateId])(person.candidateId);
  const about = [person.title, person.location, person.experienceLength].filter(Boolean).join(", ");
  return (
    <Stack gap={4}>
      <DetailHeader
        size="lg"
        leading={<Avatar name={person.fullName} src={person.profilePicture} size="lg" />}
        title={person.fullName}
        text={about}
      />
      <Between person={person} />
      <Section title="Open roles" level={3} line>
        {!scored && roles.length > 0 && (
          <p className={styles.quiet}>This candidate turned off automated scoring.</p>
        )}
        {roles.length === 0 && <p className={styles.quiet}>You have no live jobs right now.</p>}
        <List label="Open roles" divided>
          {roles.map((role) => (
            <Role key={role.job.id} role={role} person={person} contact={contact} />
          ))}
        </List>
      </Section>
      {person.applicationGraph.applications.length > 0 && (
        <Section title="Notes" level={3} line anchor="notes">
          <NotesPanel about={{ candidateId: person.candidateId }} />
        </Section>
      )}
      <Profile person={person} />
    </Stack>
  );
}

/** As the network calls them: these stand nowhere else in the team's app. */
const onNoList = new Set(["lead", "referral request", "invited", "declined"]);

function Between({ person }: { person: NetworkPerson }) {
  const { applications } = person.applicationGraph;
  if (applications.length === 0) return null;
  return (
    <Section title="Your history" level={3} line>
      <List label="Applications" divided>
        {applications.map(({ id, jobId, jobTitle, status, changedAt }) => (
          <ListRow
            key={id}
            href={onNoList.has(status) ? undefined : wayTo({ id, job: { id: jobId } })}
            title={jobTitle}
            end={<Badge>{facetText("status", status)}</Badge>}
            textEnd={<TimeAgo at={changedAt} look="list" />}
          />
        ))}
      </List>
    </Section>
  );
}

function Role({
  role: { job, fit, application, canInvite },
  person,
  contact,
}: {
  role: OpenRole;
  person: NetworkPerson;
  contact: Contact | undefined;
}) {
  return (
    <ListRow
      title={job.jobTitle}
      end={
        canInvite ? (
          <span className={styles.ways}>
            {!application && <AddLeadButton person={person} job={job} />}
            <InviteDialog person={person} job={job} contact={contact} />
          </span>
        ) : (
          application && <Badge tone="info">{facetText("status", application.status)}</Badge>
        )
      }
      text={placeText({ ...job, remoteLocations: [], workplaceType: null })}
      foot={fit && <FitWhy fit={fit} />}
    />
  );
}

function Profile({ person }: { person: NetworkPerson }) {
  return (
    <Section title="Profile" level={3} line>
      <Stack gap={4}>
        {person.summary && <p>{person.summary}</p>}
        {person.skills.length > 0 && (
          <Chips label="Skills">
            {person.skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </Chips>
        )}
        {person.workExperience.length > 0 && (
          <ul className={styles.work} aria-label="Experience">
            {person.workExperience.map((work, at) => (
              <li key={at}>
                <b>{work.title}</b>, {work.companyName}
                <small>{yearsOf(work)}</small>
              </li>
            ))}
          </ul>
        )}
        {person.education.length > 0 && (
          <ul className={styles.work} aria-label="Education">
            {person.education.map((each, at) => (
              <li key={at}>
                <b>{[each.degree, each.field].filter(Boolean).join(" in ") || "Field of study"}</b>,{" "}
                {each.school}
                <small>{yearsOf({ ...each, current: false })}</small>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}

function yearsOf({ start, end, current }: { start: string | null; end: string | null; current: boolean }) {
  const year = (date: string | null) => date?.slice(0, 4) ?? null;
  return saySpan({ start: year(start), end: year(end), current });
}

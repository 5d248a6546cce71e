import { useInfiniteQuery } from "@tanstack/react-query";
import { UserRoundSearch } from "lucide-react";
import type { RoleToRefer } from "#contract/connections.ts";
import { placeText } from "#shared/places/place-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type Referring, UsernameFirst } from "../shared/refer-by-link.tsx";
import { rolesToRefer } from "./home.ts";
import styles from "./home.module.css";

const connectionsPath = "/teams/people/connections";

type OnRefer = (referring: Referring) => void;

/** Open roles that suit people the employee knows, each with a way to send it to them. */
export function OpenRoles({ onRefer }: { onRefer: OnRefer }) {
  const roles = useInfiniteQuery(rolesToRefer);
  return (
    <Section
      title="Open roles for people you know"
      description="Compared by job title. Only you see who is named here."
      actions={<Link href={connectionsPath}>Connections</Link>}
    >
      <Loaded of={roles} rows={4} loading="Loading roles" failed="Couldn’t load the roles">
        {({ pages }) => {
          const found = [
            ...new Map(pages.flatMap(({ roles: page }) => page).map((role) => [role.id, role])).values(),
          ];
          const { total, connectedAt } = pages.at(-1)!;
          return (
            <>
              {found.length === 0 && <Nobody connected={connectedAt !== null} />}
              {found.length > 0 && <UsernameFirst />}
              <List label="Open roles for people you know" divided flush>
                {found.map((role) => (
                  <RoleRow key={role.id} role={role} onRefer={onRefer} />
                ))}
              </List>
              {roles.hasNextPage && (
                <Button
                  size="sm"
                  tone="bare"
                  busy={roles.isFetchingNextPage}
                  onClick={() => void roles.fetchNextPage()}
                >
                  Show more of {total} roles
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Nobody({ connected }: { connected: boolean }) {
  return connected ? (
    <EmptyState
      icon={UserRoundSearch}
      size="sm"
      title="No open role suits people you know right now"
      action={<ButtonLink href="/teams/jobs">See all jobs</ButtonLink>}
    >
      When your company opens one that does, it appears here.
    </EmptyState>
  ) : (
    <EmptyState
      icon={UserRoundSearch}
      size="sm"
      title="See which roles suit people you know"
      action={<ButtonLink href={connectionsPath}>Add your connections</ButtonLink>}
    >
      Bring your connections from LinkedIn. No one else sees them, and we never contact them.
    </EmptyState>
  );
}

function RoleRow({ role, onRefer }: { role: RoleToRefer; onRefer: OnRefer }) {
  const { id, jobTitle, department, people, fitting } = role;
  const more = fitting - people.length;
  return (
    <ListRow
      href={`/jobs/${id}`}
      title={jobTitle}
      text={[department, placeText(role)].filter(Boolean).join(", ")}
      foot={
        <ul className={styles.people} aria-label={`People for ${jobTitle}`}>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={person.fullName} size="sm" />
              <span className={styles.who}>
                <b>{person.fullName}</b> {[person.title, person.employer].filter(Boolean).join(", ")}
              </span>
              <Button size="sm" onClick={() => onRefer({ person, job: role })}>
                Refer
                <span className="sr">
                  {" "}
                  {person.fullName} for {jobTitle}
                </span>
              </Button>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link href={connectionsPath}>{counted(more, "more person", "more people")}</Link>
            </li>
          )}
        </ul>
      }
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import type { SupportPerson } from "#contract/support.ts";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { person } from "./people.ts";

const roleWords: Record<SupportPerson["roles"][number]["kind"], string> = {
  candidate: "Job seeker",
  employee: "Employee",
  companyAdmin: "Hiring team",
};
const emailWords: Record<string, string> = {
  waiting: "Queued",
  sent: "Sent",
  kept: "Saved here",
  suppressed: "Suppressed",
  failed: "Failed",
};

/** How someone is reached, how their account is opened, and which emails they got. */
export function PersonFacts({ id }: { id: string }) {
  return (
    <Loaded of={useQuery(person(id))} rows={6} loading="Loading person" failed="Couldn’t load this person">
      {(found) => (
        <Stack gap={6}>
          {found.disabledAt && (
            <Callout tone="warn">
              Disabled <TimeAgo at={found.disabledAt} />: {found.disabledReason}
            </Callout>
          )}
          {found.bounced && (
            <Callout tone="warn">
              Emails don’t reach {found.email}: {found.bounced}
            </Callout>
          )}
          <StatList stats={factsOf(found)} />
          <Emails emails={found.emails} />
        </Stack>
      )}
    </Loaded>
  );
}

function factsOf(found: SupportPerson) {
  const { email, emailVerified, roles, openSessions, lastSignInAt, secondFactor, parallelTag } = found;
  return [
    { label: "Email", value: `${email}, ${emailVerified ? "confirmed" : "not confirmed"}` },
    { label: "Roles", value: roles.map(roleOf).join("; ") || "None yet" },
    { label: "Sessions open", value: openSessions },
    { label: "Last sign-in", value: lastSignInAt ? <TimeAgo at={lastSignInAt} /> : "Not in 180 days" },
    { label: "Second factor", value: secondFactor ? "Authenticator app" : "None" },
    { label: "Time zone", value: found.timeZone },
    ...(parallelTag ? [{ label: "Username", value: parallelTag }] : []),
    ...(found.isAdministrator ? [{ label: "Administrator", value: "Yes" }] : []),
  ];
}

function roleOf({ kind, companyName, disabled }: SupportPerson["roles"][number]) {
  return [roleWords[kind], companyName && `at ${companyName}`, disabled && "(no access)"]
    .filter(Boolean)
    .join(" ");
}

function Emails({ emails }: Pick<SupportPerson, "emails">) {
  return (
    <Section title="Latest emails">
      {emails.length === 0 ? (
        <p>No emails yet.</p>
      ) : (
        <List label="Latest emails" divided flush>
          {emails.map(({ id, subject, state, at }) => (
            <ListRow
              key={id}
              href={`/admin/outbox?${new URLSearchParams({ email: id })}`}
              title={subject}
              text={emailWords[state] ?? state}
              end={<TimeAgo at={at} look="short" />}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { SupportCompany } from "#contract/company-support.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { planTitles } from "#shared/plans/plan-words.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { failingWords } from "../shared/failing-words.ts";
import { company } from "./companies.ts";
import { FeatureSwitches } from "./feature-switches.tsx";

/** A company’s plan, team, open jobs, and connections that fail. */
export function CompanyFacts({ id }: { id: string }) {
  return (
    <Loaded of={useQuery(company(id))} rows={6} loading="Loading company" failed="Couldn’t load this company">
      {(found) => (
        <Stack gap={6}>
          {found.disabledAt && (
            <Callout tone="warn">
              Disabled <TimeAgo at={found.disabledAt} />. The team sees: {found.disabledReason}
            </Callout>
          )}
          {found.failing.map(({ kind, what, why }) => (
            <Callout key={what} tone="warn">
              {failingWords[kind]} failing: {what}
              {why && `. ${why}`}
            </Callout>
          ))}
          <StatList stats={factsOf(found)} />
          <Team team={found.team} />
          <FeatureSwitches company={found} />
          <Row gap={2} wrap>
            <ButtonLink size="sm" href={`/${found.slug}/careers`}>
              Careers page
            </ButtonLink>
            <ButtonLink size="sm" href={`/admin/audit-log?${new URLSearchParams({ company: found.id })}`}>
              Audit log
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}

const stateWords: Record<SupportCompany["plan"]["state"], string> = {
  free: "",
  trial: ", on trial",
  active: "",
  grace: ", payment failed",
  standby: ", in standby",
};

/** What the end of a period is, by state; of the others there is none. */
const endWords: Partial<Record<SupportCompany["plan"]["state"], string>> = {
  trial: "Trial ends",
  active: "Paid until",
  grace: "Not paid, month ends",
};

function factsOf(found: SupportCompany) {
  const endWord = endWords[found.plan.state];
  const { companyEmailDomain, provenAt, plan, published, takenOver, signedUp } = found;
  return [
    {
      label: "Domain",
      value: companyEmailDomain
        ? `${companyEmailDomain}, ${provenAt ? "confirmed" : "not confirmed"}`
        : "None",
    },
    ...(takenOver ? [{ label: "Taken over", value: <BroughtBy {...takenOver} /> }] : []),
    ...(signedUp ? [{ label: "Signed up", value: <BroughtBy {...signedUp} /> }] : []),
    { label: "Published", value: published ? "Yes" : "No" },
    { label: "Plan", value: `${planTitles[plan.name]}${stateWords[plan.state]}` },
    ...(plan.periodEnd && endWord ? [{ label: endWord, value: <TimeAgo at={plan.periodEnd} /> }] : []),
    { label: "Live jobs", value: found.liveJobs },
    { label: "Drafts", value: found.draftJobs },
    { label: "Applications waiting", value: found.waitingApplications },
    { label: "Employees who refer", value: found.employees },
  ];
}

function BroughtBy({ fullName, linkedInUrl, at }: NonNullable<SupportCompany["takenOver"]>) {
  return (
    <>
      <TimeAgo at={at} /> by {fullName}
      {linkedInUrl && (
        <>
          ,{" "}
          <Link href={linkedInUrl} target="_blank" rel="noreferrer">
            LinkedIn
          </Link>
        </>
      )}
    </>
  );
}

function Team({ team }: Pick<SupportCompany, "team">) {
  return (
    <Section title="Team">
      {team.length === 0 ? (
        <p>No one is on this team yet.</p>
      ) : (
        <List label="Team" divided flush>
          {team.map(({ userId, fullName, email, disabled, lastSignInAt }) => (
            <ListRow
              key={userId}
              href={`/admin/people?${new URLSearchParams({ search: email, item: userId })}`}
              title={fullName}
              text={disabled ? `${email} (no access)` : email}
              end={lastSignInAt ? <TimeAgo at={lastSignInAt} look="short" /> : undefined}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

import { dateWords } from "#ui/data/text/date-words.ts";
import type { Dashboard } from "#contract/dashboard.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";

/** Who waits for a first decision, by job. */
export function Decisions({ dashboard: { decisions, waiting } }: { dashboard: Dashboard }) {
  if (decisions.length === 0) return null;
  return (
    <Section
      title="Waiting for a decision"
      description={`${counted(waiting, "person", "people")} applied and heard nothing yet.`}
      actions={<Link href="/hire/applicants">All applicants</Link>}
    >
      <List label="Waiting for a decision" divided flush>
        {decisions.map(({ jobId, jobTitle, count, since }) => (
          <ListRow
            key={jobId}
            href={`/hire/applicants?job=${jobId}`}
            title={jobTitle}
            end={counted(count, "person", "people")}
            text={
              <>
                Since <TimeAgo at={since} />
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}

/** Who has waited longest, by name. */
export function Owed({ owed }: Pick<Dashboard, "owed">) {
  if (owed.length === 0) return null;
  return (
    <Section
      title="You owe them an answer"
      actions={<Link href="/hire/reports/applications?period=all&number=owed">Everyone</Link>}
    >
      <List label="You owe them an answer" divided flush>
        {owed.map(({ applicationId, jobId, jobTitle, candidateName, since }) => (
          <ListRow
            key={applicationId}
            href={`/hire/applicants?job=${jobId}&open=${applicationId}`}
            title={candidateName}
            end={<TimeAgo at={since} look="short" />}
            text={jobTitle}
          />
        ))}
      </List>
    </Section>
  );
}

/** Offers to approve; the reader’s own turn is marked. */
export function Offers({ offers }: Pick<Dashboard, "offers">) {
  if (offers.length === 0) return null;
  return (
    <Section title="Offers waiting for approval">
      <List label="Offers waiting for approval" divided flush>
        {offers.map(({ id, applicationId, jobId, candidateName, title, mine }) => (
          <ListRow
            key={id}
            href={`/hire/pipeline?job=${jobId}&open=${applicationId}#offer`}
            title={candidateName}
            end={mine && <Badge tone="info">Your turn</Badge>}
            text={title}
          />
        ))}
      </List>
    </Section>
  );
}

function dayText(at: string) {
  return dateWords(at, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** Jobs that close by themselves soon. */
export function Ending({ ending }: Pick<Dashboard, "ending">) {
  if (ending.length === 0) return null;
  return (
    <Section title="Ending soon">
      <List label="Ending soon" divided flush>
        {ending.map(({ jobId, jobTitle, closesOn }) => (
          <ListRow
            key={jobId}
            href={`/hire/jobs/${jobId}`}
            title={jobTitle}
            text={`Last day to apply: ${dayText(closesOn)}`}
          />
        ))}
      </List>
    </Section>
  );
}

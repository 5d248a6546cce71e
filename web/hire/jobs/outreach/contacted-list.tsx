import type { ContactedPerson } from "#contract/outreach.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { outreachOf, progressWords, stateWords } from "./outreach.ts";
import styles from "./outreach.module.css";
import { conversationOf } from "#web/hire/shared/applicants/message-link.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";

interface ContactedListProps {
  contacted: readonly ContactedPerson[];
  jobId: string;
}

/** Everyone who was written to, with how far it went. */
export function ContactedList({ contacted, jobId }: ContactedListProps) {
  const stop = useChange({
    call: ({ id }: ContactedPerson) => api.outreach.stop({ params: { id } }),
    success: (_, { fullName }) => `${fullName} won’t get any more messages`,
    once: ({ id }) => id,
    stale: [outreachOf(jobId)],
  });
  return (
    <List label="People written to" divided>
      {contacted.map((person) => (
        <ContactedRow key={person.id} person={person} onStop={() => stop.mutate(person)} />
      ))}
    </List>
  );
}

function ContactedRow({ person, onStop }: { person: ContactedPerson; onStop: () => void }) {
  const { fullName, profilePicture, state, why, reply, nextAt, applicationId } = person;
  const { label, tone } = stateWords[state];
  return (
    <ListRow
      leading={<Avatar name={fullName} src={profilePicture} />}
      title={fullName}
      end={
        <Row gap={2}>
          <Badge tone={tone}>{label}</Badge>
          {nextAt && (
            <Needs permission="sourcing">
              <Button size="sm" aria-label={`Stop writing to ${fullName}`} onClick={onStop}>
                Stop
              </Button>
            </Needs>
          )}
        </Row>
      }
      text={progressWords(person)}
      foot={
        <div className={styles.quiet}>
          {why && <p>{why}</p>}
          {reply && <p className={styles.message}>“{reply}”</p>}
          {nextAt && state === "planned" && <p>First message {timeHere(nextAt)}</p>}
          {nextAt && state === "waiting" && person.sent < person.steps && <p>Follow-up {timeHere(nextAt)}</p>}
          {applicationId && person.sent > 0 && (
            <Link href={conversationOf(applicationId)}>
              Open the conversation<span className="sr"> with {fullName}</span>
            </Link>
          )}
        </div>
      }
    />
  );
}

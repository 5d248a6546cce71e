import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { type Entry, addressOf, path } from "./audit-log.ts";
import { actionWords, actorWords, changesOf, kindWords, personWords, subjectWords } from "./entry-words.ts";
import styles from "./audit-log.module.css";

/** The entries, each with its changes collapsed below. */
export function Entries({ entries, narrowed }: { entries: Entry[]; narrowed: boolean }) {
  if (entries.length === 0 && narrowed)
    return (
      <EmptyState title="No entries match" action={<ButtonLink href={path}>Show all entries</ButtonLink>}>
        Entries are kept for 24 months. Try fewer filters.
      </EmptyState>
    );
  if (entries.length === 0)
    return <EmptyState title="No entries yet">Changes people make to others’ data appear here.</EmptyState>;
  return (
    <div className={styles.entries}>
      <List label="Entries" divided>
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            title={actionWords(entry.action)}
            end={<TimeAgo at={entry.at} look="list" />}
            text={[
              entry.kind !== "change" && kindWords[entry.kind],
              actorWords(entry),
              entry.subjectId !== entry.actorId && subjectWords(entry),
              personWords(entry),
              entry.subjectKind !== "company" && entry.companyName,
              entry.why,
            ]
              .filter(Boolean)
              .join(" · ")}
            foot={<Details entry={entry} />}
          />
        ))}
      </List>
    </div>
  );
}

/** What changed, field by field, and links to more entries about the same people. */
function Details({ entry }: { entry: Entry }) {
  const changes = changesOf(entry.before, entry.after);
  const { actorId, subjectId, personId, companyId } = entry;
  // What was read, exported or signed in to is no other afterward: there is only what was asked for.
  const isChange = entry.kind === "change" || entry.before !== null;
  return (
    <details className={styles.change}>
      <summary>{changes.map(({ field }) => field).join(", ") || "Details"}</summary>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {isChange && <th scope="col">Before</th>}
              <th scope="col">{isChange ? "After" : "Value"}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{change.field}</th>
                {isChange && <td>{change.before}</td>}
                <td>{change.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Row gap={4} wrap className={styles.more}>
        {actorId && (
          <Link href={addressOf({ who: actorId })}>Entries by {entry.actorName ?? "this account"}</Link>
        )}
        {subjectId && subjectId !== actorId && (
          <Link href={addressOf({ about: subjectId })}>Entries about {subjectWords(entry)}</Link>
        )}
        {personId && personWords(entry) && (
          <Link href={addressOf({ about: personId })}>
            Entries about {entry.personName ?? "this account"}
          </Link>
        )}
        {companyId && (
          <Link href={addressOf({ company: companyId })}>
            Entries at {entry.companyName ?? "this company"}
          </Link>
        )}
      </Row>
    </details>
  );
}

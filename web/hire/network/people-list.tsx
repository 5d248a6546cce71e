import type { SearchHit } from "#contract/search.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { facetText } from "#web/shared/search/facet-words.ts";
import { Marked } from "#web/shared/search/marked.tsx";
import type { AskedInAddress } from "#web/shared/search/search-address.ts";
import { addressWith } from "./network.ts";
import styles from "../shared/people/people.module.css";

interface PeopleListProps {
  hits: readonly SearchHit[];
  asked: AskedInAddress;
  open: string | null;
}

/** People with what was between them and the team last. */
export function PeopleList({ hits, asked, open }: PeopleListProps) {
  return (
    <div className={styles.list}>
      <List label="People">
        {hits.map((hit) => (
          <PersonRow key={hit.id} hit={hit} asked={asked} open={open} />
        ))}
      </List>
    </div>
  );
}

function PersonRow({ hit, asked, open }: Omit<PeopleListProps, "hits"> & { hit: SearchHit }) {
  const { person, highlights } = hit;
  if (!person) return null;
  const [last, ...others] = person.applicationGraph.applications;
  return (
    <ListRow
      href={addressWith(asked, person.candidateId)}
      current={person.candidateId === open}
      leading={<Avatar name={person.fullName} src={person.profilePicture} />}
      title={<Marked text={person.fullName} parts={highlights.fullName?.[0]} />}
      end={last && <TimeAgo at={last.changedAt} look="short" />}
      text={
        <>
          <Marked text={person.title ?? ""} parts={highlights.title?.[0]} />
          {person.title && person.location && ", "}
          {person.location?.split(",")[0]}
        </>
      }
      foot={
        last && (
          <span className={styles.last}>
            {facetText("status", last.status)}: {last.jobTitle}
            {others.length > 0 && ` and ${others.length} more`}
          </span>
        )
      }
    />
  );
}

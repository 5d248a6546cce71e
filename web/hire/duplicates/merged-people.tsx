import type { PeopleMerge } from "#contract/duplicate-people.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";

interface MergedPeopleProps {
  merges: readonly PeopleMerge[];
  may: boolean;
  onUndo: (merge: PeopleMerge) => void;
}
/** What was merged lately, each with its way back. */
export function MergedPeople({ merges, may, onUndo }: MergedPeopleProps) {
  return (
    <List label="Merged people" divided>
      {merges.map((merge) => (
        <ListRow
          key={merge.id}
          title={namesOf(merge)}
          text={[
            `Merged by ${merge.by}`,
            ...merge.sameJobs.map(({ jobTitle, kept }) => `on ${jobTitle} one application was kept: ${kept}`),
          ].join("; ")}
          textEnd={<TimeAgo at={merge.at} />}
          end={
            may && (
              <Button
                size="sm"
                aria-label={`Undo the merge of ${namesOf(merge)}`}
                onClick={() => onUndo(merge)}
              >
                Undo
              </Button>
            )
          }
        />
      ))}
    </List>
  );
}

export const namesOf = ({ keptName, goneName }: PeopleMerge) => `${keptName} and ${goneName}`;

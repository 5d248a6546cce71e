import { useQuery } from "@tanstack/react-query";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { historyOf } from "./application-queries.ts";
import { moveText } from "./move-words.ts";

/** Every move: who, when, from, to, why. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data = [] } = useQuery(historyOf(id));
  return (
    <List label="History" divided>
      {data.map((move) => (
        <ListRow
          key={move.id}
          title={moveText(move)}
          end={<TimeAgo at={move.at} look="list" />}
          text={[move.undone && "Undone", move.why].filter(Boolean).join(", ") || undefined}
        />
      ))}
    </List>
  );
}

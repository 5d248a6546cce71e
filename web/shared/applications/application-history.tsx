import { useQuery } from "@tanstack/react-query";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { historyOf } from "./application-queries.ts";

const words: Record<string, string> = {
  apply: "applied",
  askReferral: "asked to be referred",
  refer: "referred this person",
  match: "shortlisted",
  accept: "shortlisted",
  pass: "passed",
  delayPass: "chose to pass later",
  cancelPass: "cancelled the pass",
  move: "moved",
  hire: "hired",
  reopen: "reopened",
  withdraw: "withdrew",
  invite: "invited",
  expire: "let it expire",
};

/** Every move: who, when, from, to, why. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data = [] } = useQuery(historyOf(id));
  return (
    <List label="History" divided>
      {data.map((move) => (
        <ListRow
          key={move.id}
          title={`${move.by} ${words[move.move] ?? move.move}${move.toStage ? ` to ${move.toStage}` : ""}`}
          end={<TimeAgo at={move.at} />}
          text={[move.undone && "Taken back", move.why].filter(Boolean).join(", ") || undefined}
        />
      ))}
    </List>
  );
}

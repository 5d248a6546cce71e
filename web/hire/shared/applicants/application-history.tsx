import { useQuery } from "@tanstack/react-query";
import type { InterviewStep } from "#contract/interviews.ts";
import type { ApplicationScorecards } from "#contract/scorecards.ts";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { api } from "#web/api/client.ts";
import { historyOf } from "#web/shared/applications/application-queries.ts";
import { moveText } from "#web/shared/applications/move-words.ts";
import { interviewStepsOf } from "#web/shared/interviews/interview-queries.ts";
import { scorecardsOf } from "../scorecards/scorecard-queries.ts";
import { stepWords } from "./interview-step-words.ts";

interface ApplicationHistoryProps {
  id: string;
  candidateName: string;
}
/** Every move, what happened to the interviews, and the scorecards the reader may see: who, when, what, why. */
export function ApplicationHistory({ id, candidateName }: ApplicationHistoryProps) {
  const { data: moves = [] } = useQuery(historyOf(id));
  const { data: steps = [] } = useQuery(interviewStepsOf(id));
  const { data: scorecards } = useQuery(scorecardsOf(id));
  const entries = [
    ...moves.map(entryOfMove),
    ...steps.map((step) => entryOfStep(step, candidateName)),
    ...(scorecards ? entriesOfScorecards(scorecards) : []),
  ];
  return (
    <List label="History" divided>
      {entries
        .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        .map(({ id: key, at, title, text }) => (
          <ListRow key={key} title={title} end={<TimeAgo at={at} look="list" />} text={text} />
        ))}
    </List>
  );
}

interface Entry {
  id: string;
  at: string;
  title: string;
  text?: string | undefined;
}
type Move = Awaited<ReturnType<typeof api.applications.history>>[number];
function entryOfMove(move: Move): Entry {
  const text = [move.undone && "Undone", move.why].filter(Boolean).join(", ") || undefined;
  return { id: move.id, at: move.at, title: moveText(move), text };
}

function entryOfStep(step: InterviewStep, candidateName: string): Entry {
  return { id: step.id, at: step.at, ...stepWords(step, candidateName) };
}

/** Those of others are told only once the reader may see them. */
function entriesOfScorecards({ stages }: ApplicationScorecards): Entry[] {
  return stages.flatMap(({ kit, mine, others }) =>
    [...(mine ? [mine] : []), ...(others ?? [])].map(({ id, by, submittedAt }) => ({
      id,
      at: submittedAt,
      title: `${by.fullName} submitted a scorecard`,
      text: kit.stageName,
    })),
  );
}

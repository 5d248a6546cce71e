import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationScorecards, StageScorecards } from "#contract/scorecards.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Tabs } from "#ui/data/tabs/tabs.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { useKeptOpen } from "#web/shared/editor/use-kept-form.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AskedTeammates } from "./asked-teammates.tsx";
import { ScorecardCard } from "./scorecard-card.tsx";
import { ScorecardForm } from "./scorecard-form.tsx";
import { keptScorecard, scorecardsOf } from "./scorecard-queries.ts";
import { ScorecardSum } from "./scorecard-sum.tsx";
import styles from "./scorecards.module.css";

/** What the team found about an applicant, stage by stage; one's own comes first. */
export function ScorecardsPanel({ applicationId }: { applicationId: string }) {
  return (
    <Loaded
      of={useQuery(scorecardsOf(applicationId))}
      rows={3}
      size="sm"
      loading="Loading scorecards"
      failed="Couldn’t load the scorecards"
    >
      {(all) => <Stages applicationId={applicationId} all={all} />}
    </Loaded>
  );
}

function Stages({ applicationId, all }: { applicationId: string; all: ApplicationScorecards }) {
  const { stages, current, open, applicantUserId } = all;
  const [chosen, setChosen] = useState<string | null>(null);
  const stage = stages.find(({ kit }) => kit.stage === (chosen ?? current)) ?? stages[0]!;
  return (
    <Stack gap={4} className={styles.panel}>
      <Tabs
        look="pills"
        label="Stages"
        value={stage.kit.stage}
        onChange={setChosen}
        tabs={stages.map(({ kit, submitted }) => ({
          value: kit.stage,
          label: kit.stageName,
          ...(submitted > 0 && { count: submitted }),
        }))}
      />
      <OfStage
        key={stage.kit.stage}
        applicationId={applicationId}
        applicantUserId={applicantUserId}
        stage={stage}
        open={open && !stage.removed}
      />
    </Stack>
  );
}

interface OfStageProps {
  applicationId: string;
  applicantUserId: string | null;
  stage: StageScorecards;
  open: boolean;
}
function OfStage({ applicationId, applicantUserId, stage, open }: OfStageProps) {
  const { mine, others, summary, submitted } = stage;
  const [editing, setEditing] = useKeptOpen(keptScorecard(applicationId, stage.kit.stage));
  const fills = useCan()("applicants") && open;
  const waits = submitted - (mine ? 1 : 0);
  return (
    <Stack gap={6}>
      {stage.removed && (
        <Callout tone="info">This stage is no longer on the board. Its scorecards can only be read.</Callout>
      )}
      {stage.kit.guidance && <p className={styles.guidance}>{stage.kit.guidance}</p>}
      {open && (
        <AskedTeammates
          applicationId={applicationId}
          applicantUserId={applicantUserId}
          stage={stage}
          may={fills}
        />
      )}
      {others === null && waits > 0 && (
        <Callout tone="info">
          {waits === 1 ? "1 scorecard is" : `${waits} scorecards are`} in. You’ll see{" "}
          {waits === 1 ? "it" : "them"} once yours is.
        </Callout>
      )}
      {summary && <ScorecardSum summary={summary} of={counted(submitted, "scorecard")} />}
      {fills && (!mine || editing) ? (
        <ScorecardForm applicationId={applicationId} stage={stage} onDone={() => setEditing(false)} />
      ) : (
        mine && (
          <ScorecardCard
            card={mine}
            mine
            action={
              fills && (
                <Button size="sm" onClick={() => setEditing(true)}>
                  Edit
                </Button>
              )
            }
          />
        )
      )}
      {others?.map((card) => (
        <ScorecardCard key={card.id} card={card} />
      ))}
      {!fills && submitted === 0 && (
        <EmptyState size="sm" title={`No scorecards for ${stage.kit.stageName}`} />
      )}
    </Stack>
  );
}

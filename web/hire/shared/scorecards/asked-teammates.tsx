import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { StageScorecards } from "#contract/scorecards.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useTeammates } from "#web/hire/shared/notes/use-teammates.ts";
import { sentenceOf } from "#web/api/client.ts";
import { useAskTeammates } from "./scorecard-queries.ts";
import styles from "./scorecards.module.css";

interface AskedTeammatesProps {
  applicationId: string;
  applicantUserId: string | null;
  stage: StageScorecards;
  may: boolean;
}
/** Whom the team asked for a scorecard, and who has not answered. */
export function AskedTeammates({ applicationId, applicantUserId, stage, may }: AskedTeammatesProps) {
  const [asking, setAsking] = useState(false);
  const { asked, kit } = stage;
  return (
    <div className={styles.asked}>
      {asked.length > 0 && (
        <ul aria-label="Asked for a scorecard">
          {asked.map(({ userId, fullName, answered }) => (
            <li key={userId}>
              <Badge tone={answered ? "good" : "outline"}>
                {fullName}: {answered ? "in" : "waiting"}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {may && (
        <Button size="sm" icon={UserPlus} onClick={() => setAsking(true)}>
          Ask teammates
        </Button>
      )}
      {asking && (
        <AskDialog
          title={`Who should fill in a scorecard for ${kit.stageName}?`}
          applicationId={applicationId}
          applicantUserId={applicantUserId}
          stage={stage}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface AskDialogProps {
  title: string;
  applicationId: string;
  applicantUserId: string | null;
  stage: StageScorecards;
  onClose: () => void;
}
function AskDialog({ title, applicationId, applicantUserId, stage, onClose }: AskDialogProps) {
  const reviewers = useTeammates("applicants").filter(({ id }) => id !== applicantUserId);
  const known = new Set(reviewers.map(({ id }) => id));
  const others = stage.asked.filter(({ userId }) => !known.has(userId));
  const teammates = [...reviewers, ...others.map(({ userId, fullName }) => ({ id: userId, name: fullName }))];
  const [chosen, setChosen] = useState(() => stage.asked.map(({ userId }) => userId));
  const ask = useAskTeammates(applicationId, stage.kit.stage, onClose);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="They’re told now, and reminded after a day and again 2 days later."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="fill" busy={ask.isPending} onClick={() => ask.mutate(chosen)}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {ask.error && <FormError title={sentenceOf(ask.error)} />}
        <FieldGroup legend="Teammates">
          {teammates.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          ))}
        </FieldGroup>
      </Stack>
    </Dialog>
  );
}

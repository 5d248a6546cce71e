import { Inbox } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Mark } from "#ui/data/identity/mark.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { Progress, Steps } from "#ui/data/status/progress.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { people } from "../samples.data.ts";

export function Status() {
  return (
    <Stack>
      <Row wrap gap={3}>
        <FitMarks fits={people[0]?.fits ?? []} size="lg" />
        <FitMarks fits={people[0]?.fits ?? []} />
        <FitMarks fits={people[0]?.fits ?? []} size="sm" />
        <Mark fit="met" />
        <Mark fit="unclear" />
        <Mark fit="missing" />
        <Badge tone="outline">Must</Badge>
        <Badge>Draft</Badge>
        <Badge tone="good">Hired</Badge>
        <Badge tone="warn">Closes soon</Badge>
        <Badge tone="bad">Failed</Badge>
        <Badge tone="info">Synced</Badge>
        <Badge tone="fill">3</Badge>
      </Row>
      <Callout tone="info">
        This job comes from another system. The next sync replaces what you change.
      </Callout>
      <Callout tone="warn">This job closed on 12 November.</Callout>
      <Waiting />
    </Stack>
  );
}

function Waiting() {
  return (
    <>
      <Steps label="Decided" done={3} of={10} />
      <Grid columns={2}>
        <Progress label="Importing people" value={1240} max={3200} />
        <Progress label="Reading resumes" value={12} />
      </Grid>
      <Grid columns={2}>
        <Card>
          <EmptyState
            icon={Inbox}
            title="No applications yet"
            action={<Button tone="fill">Share the job</Button>}
          >
            People who apply appear here, the best fit first.
          </EmptyState>
        </Card>
        <Card space="none">
          <ListSkeleton rows={4} />
        </Card>
      </Grid>
    </>
  );
}

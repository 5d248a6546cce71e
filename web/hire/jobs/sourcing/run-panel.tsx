import type { AutoSourcingType, SourcingSummary } from "#contract/auto-sourcing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { leftOutGroups, runWords, sourcingOf } from "./sourcing.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface RunPanelProps {
  job: { id: string; status: string };
  summary: SourcingSummary;
}

/** Finds people now or each night, and says what the last search did. */
export function RunPanel({ job, summary }: RunPanelProps) {
  const { autoSourcingType, running, waitsForPublishing, lastRun, why } = summary;
  const draft = job.status === "draft";
  const set = useChange({
    call: (type: AutoSourcingType) =>
      api.networks.startAutoSourcing({
        params: { id: job.id },
        body: { autoSourcingType: type, ...(draft && { jobPublish: true }) },
      }),
    done: (answer, _, cache) => void cache.setQueryData(sourcingOf(job.id).queryKey, answer),
    refusal: null,
  });
  return (
    <Section title="Find people">
      <Stack gap={4}>
        <p>
          We look through people who are looking for work, and add those who fit as leads. No one is told.
        </p>
        {set.error && <FormError title={sentenceOf(set.error)} />}
        <Row gap={4} wrap>
          <Needs permission="sourcing">
            <Button
              tone="fill"
              busy={set.isPending}
              disabled={running || job.status === "closed"}
              onClick={() => set.mutate(autoSourcingType === "nightly" ? "nightly" : "once")}
            >
              {draft ? "Find people once published" : "Find people now"}
            </Button>
            <Switch
              label="Every night"
              checked={autoSourcingType === "nightly"}
              disabled={job.status === "closed"}
              onChange={(nightly) => set.mutate(nightly ? "nightly" : "off")}
            />
          </Needs>
        </Row>
        {waitsForPublishing && <p role="status">The search begins once you publish the job.</p>}
        {why && <Callout tone="info">The search stopped. {why}</Callout>}
        {running && <Progress label="Looking for people" value={0} note="You can leave this page" />}
        {lastRun && !running && (
          <div role="status">
            <p>
              Last search <TimeAgo at={lastRun.at} />. {runWords(lastRun)}
            </p>
            {Object.keys(lastRun.leftOut).length > 0 && (
              <details>
                <summary>Who was left out</summary>
                <ul>
                  {leftOutGroups(lastRun).map(({ words, list }) => (
                    <li key={words}>
                      {words} {list && <Link href={list.hrefOf(job.id)}>{list.label}</Link>}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </Stack>
    </Section>
  );
}

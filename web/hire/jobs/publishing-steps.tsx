import { Check } from "lucide-react";
import clsx from "clsx";
import type { Job } from "#contract/job-shapes.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Row } from "#ui/layout/row.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { missingIn } from "./job-draft.ts";
import { ShareJob } from "./share-job.tsx";
import type { JobEditor } from "./use-job-editor.ts";
import styles from "./job-editor.module.css";

/** How the writing is saved. */
function savedWords({ dirty, saving, conflicts, job, unpublished, problem, draft }: JobEditor) {
  if (conflicts.length > 0) return "Choose a version first";
  if (saving === "waits") return "No connection. Kept on this device.";
  if (dirty && (problem || payMistake(draft))) return "All but the highlighted fields";
  if (dirty && saving === "refused") return "Not saved. Try again.";
  if (dirty) return "Saving…";
  return job && job.status !== "draft" && unpublished ? "Not published yet" : null;
}

/** How far the job is on its way to people: saved, complete, live, on the marketplace. */
export function PublishingSteps({ job, editor }: { job: Job | null; editor: JobEditor }) {
  const { draft, dirty, busy, setMarketplace } = editor;
  const mayPublish = useCan()("publish");
  const missing = missingIn(draft);
  const live = job?.status === "live";
  const listed = live && job.publishedToMarketplace && !job.internal;
  const steps = [
    { name: "Saved", done: job !== null && !dirty, note: savedWords(editor) },
    {
      name: "Complete",
      done: missing.length === 0,
      note: missing.length ? `Missing: ${sentenceList(missing.map(({ name }) => name.toLowerCase()))}` : null,
    },
    { name: "Live", done: live, note: job?.status === "closed" ? "Closed" : null },
    {
      name: "On the marketplace",
      done: listed,
      note: draft.internal ? "Employees only" : live && !listed ? "Only on your careers page" : null,
    },
  ];
  return (
    <div className={styles.way}>
      <ol className={styles.steps} aria-label="Publishing">
        {steps.map(({ name, done, note }, index) => (
          <li key={name} className={clsx(done && styles.done)}>
            <span className={styles.mark}>{done ? <Icon of={Check} size="xs" /> : index + 1}</span>
            <span>
              <span className="sr">{done ? "Done: " : "Not yet: "}</span>
              {name}
              <small role={index === 0 ? "status" : undefined}>{note}</small>
            </span>
          </li>
        ))}
      </ol>
      {live && !job.internal && (
        <Row gap={1} wrap>
          <ShareJob job={job} />
          {mayPublish && (
            <Button
              size="sm"
              tone="bare"
              busy={busy === "marketplace"}
              onClick={() => void setMarketplace(!listed)}
            >
              {listed ? "Remove from marketplace" : "Add to marketplace"}
            </Button>
          )}
        </Row>
      )}
    </div>
  );
}

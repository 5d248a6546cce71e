import type { Job } from "#contract/job-shapes.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { useCan, useMay } from "#web/hire/shared/team/rights.ts";
import { labels } from "./job-draft.ts";
import type { JobEditor } from "./use-job-editor.ts";

interface WhoFindsItProps extends Pick<JobEditor, "draft" | "set"> {
  /** As it was saved; null for a new one. */
  job: Job | null;
}
/** Whether a job is for everyone: decided by those who publish, once it is no draft. */
export function WhoFindsIt({ draft, set, job }: WhoFindsItProps) {
  const may = useMay()("publish");
  const mayPublish = useCan()("publish");
  // Of a draft it only says who will find it, once someone publishes it.
  const disabled = !may && job !== null && job.status !== "draft";
  return (
    <>
      {disabled && !mayPublish && <p>{notAllowed("publish")}</p>}
      <Switch
        label={labels.internal}
        hint="Only people at your company can see this job"
        checked={draft.internal}
        disabled={disabled}
        onChange={(internal) => set({ internal })}
      />
      {!draft.internal && (
        <Switch
          label={labels.publishedToMarketplace}
          hint="As well as your careers page, once the job is live"
          checked={draft.publishedToMarketplace}
          disabled={disabled}
          onChange={(publishedToMarketplace) => set({ publishedToMarketplace })}
        />
      )}
    </>
  );
}

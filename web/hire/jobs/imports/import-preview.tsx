import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { platformName } from "#shared/words/platform-name.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { feedsOf } from "#web/hire/shared/jobs/hire-jobs.ts";
import { ImportLines } from "./import-lines.tsx";
import { isAccount, leftOutBefore, linesOf, sourceName, useCommit } from "./imports.ts";
import styles from "./imports.module.css";

interface ImportPreviewProps {
  work: JobImport;
  onAgain: () => void;
  onClose: () => void;
}

/** What was found, and what shall become of it. */
export function ImportPreview({ work, onAgain, onClose }: ImportPreviewProps) {
  const { id, companyId, found, notLive, partial } = work;
  const mayPublish = useCan()("publish");
  const lines = useQuery(linesOf(companyId, id));
  const [touched, setLeft] = useState<ReadonlySet<number> | null>(null);
  const left = touched ?? leftOutBefore(lines.data ?? [], mayPublish);
  const mayGoLive = notLive === null && mayPublish;
  const [status, setStatus] = useState<Status>(mayGoLive && work.status === "live" ? "live" : "draft");
  const mayFollow = work.address !== null && !partial && mayGoLive;
  const [follow, setFollow] = useState(mayFollow);
  const { data: feeds } = useQuery(feedsOf(companyId));
  const followed = work.address !== null && (feeds?.some(({ address }) => address === work.address) ?? false);
  const offersSync = work.address !== null && !followed;
  /** Now, or with a sync to come. */
  const bringsNew = found.new > 0 || (follow && feeds !== undefined && !followed);
  const commit = useCommit(companyId);
  const chosen = found.new + found.changed + found.gone - left.size;
  const nothing = found.new + found.changed + found.gone === 0;

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={`${counted(found.new + found.changed + found.same, "job")} found`}
      description={`${platformName(work.system)}, ${sourceName(work.address) ?? work.fileName ?? "pasted text"}`}
      footer={
        <>
          <Button onClick={onAgain}>Try another source</Button>
          {nothing && (followed || !follow) ? (
            <Button tone="fill" onClick={onClose}>
              Done
            </Button>
          ) : (
            <Button
              tone="fill"
              busy={commit.isPending}
              disabled={!nothing && (chosen === 0 || !lines.data)}
              onClick={() => commit.mutate({ importId: id, status, follow, leaveOut: [...left] })}
            >
              {nothing ? "Keep in sync" : actionFor(found, { chosen, status })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {commit.error && <FormError title={sentenceOf(commit.error)} />}
        <Found work={work} />
        {!nothing && (
          <Loaded of={lines} rows={5} loading="Loading jobs" failed="Couldn’t load jobs">
            {(all) => (
              <ImportLines
                companyId={companyId}
                importId={id}
                lines={all}
                found={found}
                left={left}
                onLeft={setLeft}
              />
            )}
          </Loaded>
        )}
        {notLive && (!nothing || work.address !== null) && (
          <p className={styles.note} role="note">
            {notLive}
          </p>
        )}
        {!mayPublish && (!nothing || offersSync) && (
          <p className={styles.note} role="note">
            {withoutPublishing(found, lines.data ?? [], offersSync)}
          </p>
        )}
        {bringsNew && <StatusChoice value={status} onChange={setStatus} mayGoLive={mayGoLive} />}
        {followed && (
          <p className={styles.quiet}>
            We sync it every 6 hours. “{isAccount(work.address) ? "Disconnect" : "Stop syncing"}” in the menu
            of this job source ends that.
          </p>
        )}
        {offersSync && (
          <Checkbox
            label="Keep in sync with the job board"
            hint="We sync it every 6 hours and import new jobs the same way. Jobs you leave out now stay out."
            checked={follow}
            disabled={!mayFollow}
            onChange={setFollow}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Why some of it is closed to who may not publish, and what becomes of that. */
function withoutPublishing(found: JobImport["found"], lines: readonly ImportLine[], offersSync: boolean) {
  return [
    notAllowed("publish"),
    found.new > 0 && "New jobs come in as drafts.",
    lines.some(({ publishes }) => publishes) && "Jobs that would close or reopen stay as they are.",
    offersSync && "Someone with this permission can turn on syncing.",
  ]
    .filter(Boolean)
    .join(" ");
}

type Status = "draft" | "live";
/** Where nothing is new, jobs that are here stay as live as they are. */
function actionFor(found: JobImport["found"], { chosen, status }: { chosen: number; status: Status }) {
  if (found.new === 0) return `Apply ${counted(chosen, "change")}`;
  return `Import ${counted(chosen, "job")}${status === "live" ? " live" : ""}`;
}

interface StatusChoiceProps {
  value: Status;
  onChange: (status: Status) => void;
  mayGoLive: boolean;
}
function StatusChoice({ value, onChange, mayGoLive }: StatusChoiceProps) {
  return (
    <RadioGroup
      label="Import as"
      value={value}
      onChange={onChange}
      choices={[
        {
          value: "draft",
          label: "Drafts",
          hint: "Only your team sees them until you publish",
        },
        {
          value: "live",
          label: "Live",
          hint: "Everyone sees them right away and can apply",
          disabled: !mayGoLive,
        },
      ]}
    />
  );
}

function Found({ work: { found, partial, note } }: { work: JobImport }) {
  const stats = [
    { label: "New", value: found.new },
    { label: "Changed", value: found.changed },
    { label: "Already here", value: found.same },
    { label: "No longer listed", value: found.gone },
    ...(found.unreadable ? [{ label: "Can’t be read", value: found.unreadable }] : []),
  ];
  return (
    <>
      {partial && (
        <p className={styles.note} role="note">
          {note?.replace(/,? so we didn’t change anything\.$/, ".")} You can import these jobs now, and we
          won’t close any others.
        </p>
      )}
      <StatList stats={stats.map(({ label, value }) => ({ label, value: value.toLocaleString("en-US") }))} />
      {found.merged > 0 && (
        <p className={styles.quiet}>
          We combined {counted(found.merged, "posting")} of the same job into one job with several locations.
        </p>
      )}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallRefused } from "#contract/client.ts";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { platformName } from "#shared/words/platform-name.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { feedsOf } from "#web/hire/shared/jobs/hire-jobs.ts";
import { Found, type Status, StatusChoice } from "./import-choices.tsx";
import { ImportLines } from "./import-lines.tsx";
import { isAccount, leftOutBefore, linesOf, sourceName, useCommit, usePreview } from "./imports.ts";
import styles from "./imports.module.css";

interface ImportPreviewProps {
  work: JobImport;
  onShow: (importId: string) => void;
  onAgain: () => void;
  onClose: () => void;
}

/** What was found, and what shall become of it. */
export function ImportPreview({ work, onShow, onAgain, onClose }: ImportPreviewProps) {
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
  const feed = work.address === null ? undefined : feeds?.find(({ address }) => address === work.address);
  const followed = feed !== undefined;
  /** An account is synced from its first import on, in the way that is chosen here. */
  const isFirst = feed?.lastReadAt === null;
  const [fromNowOn, setFromNowOn] = useState<boolean | null>(null);
  const sameFromNowOn = fromNowOn ?? isFirst;
  const offersSync = work.address !== null && !followed;
  /** Now, or with a sync to come. */
  const bringsNew = found.new > 0 || (follow && feeds !== undefined && !followed);
  const commit = useCommit(companyId);
  const again = usePreview(companyId, onShow);
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
          {feed && isOutdated(commit.error) ? (
            <Button tone="fill" busy={again.isPending} onClick={() => again.mutate({ feedId: feed.id })}>
              Show current changes
            </Button>
          ) : nothing && (followed || !follow) ? (
            <Button tone="fill" onClick={onClose}>
              Done
            </Button>
          ) : (
            <Button
              tone="fill"
              busy={commit.isPending}
              disabled={!nothing && (chosen === 0 || !lines.data)}
              onClick={() =>
                commit.mutate({
                  importId: id,
                  status,
                  follow: followed ? mayFollow && sameFromNowOn : follow,
                  leaveOut: [...left],
                })
              }
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
        {(followed || follow) && isPutOff(lines.data ?? [], left) && (
          <p className={styles.note} role="note">
            Changed and closing jobs that you leave out stay as they are only until the next sync.
          </p>
        )}
        {notLive && (!nothing || work.address !== null) && (
          <p className={styles.note} role="note">
            {notLive}
          </p>
        )}
        {!mayPublish && (!nothing || offersSync) && (
          <p className={styles.note} role="note">
            {withoutPublishing(found, { lines: lines.data ?? [], offersSync })}
          </p>
        )}
        {bringsNew && <StatusChoice value={status} onChange={setStatus} mayGoLive={mayGoLive} />}
        {bringsNew && followed && status !== work.status && (
          <Checkbox
            label={`Import new jobs as ${arrivingAs[status]} from now on`}
            hint={`Otherwise syncs go on importing them as ${arrivingAs[work.status ?? "draft"]}.`}
            checked={sameFromNowOn && mayFollow}
            disabled={!mayFollow}
            onChange={setFromNowOn}
          />
        )}
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
function withoutPublishing(
  found: JobImport["found"],
  { lines, offersSync }: { lines: readonly ImportLine[]; offersSync: boolean },
) {
  return [
    notAllowed("publish"),
    found.new > 0 && "New jobs come in as drafts.",
    lines.some(({ publishes }) => publishes) && "Jobs that would close or reopen stay as they are.",
    offersSync && "Someone with this permission can turn on syncing.",
  ]
    .filter(Boolean)
    .join(" ");
}

const arrivingAs = { draft: "drafts", live: "live jobs" };

/** What is left out of the changes of a board that is synced; new jobs that are left out stay out. */
function isPutOff(lines: readonly ImportLine[], left: ReadonlySet<number>) {
  return lines.some(({ kind, position }) => (kind === "changed" || kind === "gone") && left.has(position));
}

/** A sync has changed jobs since they were looked at. */
function isOutdated(error: Error | null) {
  return error instanceof CallRefused && error.error.code === "PREVIEW_OUTDATED";
}

/** Where nothing is new, jobs that are here stay as live as they are. */
function actionFor(found: JobImport["found"], { chosen, status }: { chosen: number; status: Status }) {
  if (found.new === 0) return `Apply ${counted(chosen, "change")}`;
  return `Import ${counted(chosen, "job")}${status === "live" ? " live" : ""}`;
}

import type { JobImport } from "#contract/job-imports.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { broughtText, isAccount, undoneText, useCommit, useUndoImport } from "./imports.ts";
import styles from "./imports.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface ImportResultProps {
  work: JobImport;
  onAgain: () => void;
  onClose: () => void;
}

/** How far an import is, and the way back once it is done. */
export function ImportResult({ work, onAgain, onClose }: ImportResultProps) {
  const undo = useUndoImport(work.companyId);
  const commit = useCommit(work.companyId);
  const runs = work.state === "importing";
  const titles = {
    ready: "",
    importing: "Importing jobs",
    done: "Jobs imported",
    undone: "Import undone",
  };
  const { status, follow } = work;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={titles[work.state]}
      footer={
        runs ? (
          <DialogClose>
            <Button>Continue in background</Button>
          </DialogClose>
        ) : (
          <>
            {work.undoUntil && (
              <Needs permission={work.undoPublishes ? ["jobs", "publish"] : "jobs"}>
                <Button busy={undo.isPending} onClick={() => undo.mutate(work.id)}>
                  Undo import
                </Button>
              </Needs>
            )}
            <Button onClick={onAgain}>Import more</Button>
            <DialogClose>
              <Button tone="fill">View jobs</Button>
            </DialogClose>
          </>
        )
      }
    >
      <div className={styles.form} role="status">
        {work.state === "undone" ? (
          <p>{undoneText(work)}</p>
        ) : (
          <Progress
            label={runs ? "Jobs" : "All done"}
            value={work.done}
            max={work.chosen}
            tone={runs ? "plain" : "good"}
          />
        )}
        {runs && !work.stalled && (
          <p className={styles.quiet}>
            You can close this. The import continues, and you can follow it on the Jobs page.
          </p>
        )}
        {work.stalled && status && (
          <p>
            The import stopped early.
            <Needs permission="jobs">
              <Button
                size="sm"
                busy={commit.isPending}
                onClick={() => commit.mutate({ importId: work.id, status, follow, leaveOut: [] })}
              >
                Continue
              </Button>
            </Needs>
          </p>
        )}
        {work.state === "done" && (
          <p>
            {broughtText(work)}
            {follow && ` We’ll sync the ${isAccount(work.address) ? "account" : "job board"} every 6 hours.`}
          </p>
        )}
        {work.undoUntil && (
          <p className={styles.quiet}>
            You can still undo the whole import. This ends <TimeAgo at={work.undoUntil} />. Jobs with
            applicants or your own edits will stay.{work.beganFollowing && " Undoing it also ends the sync."}
          </p>
        )}
      </div>
    </Dialog>
  );
}

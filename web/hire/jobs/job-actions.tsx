import { Redo2, Undo2 } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { PublishButton } from "./publish-button.tsx";
import type { JobEditor } from "./use-job-editor.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";

/** What is done with the whole job: back, forward, and out to people. */
export function JobActions({ editor }: { editor: JobEditor }) {
  const { job, unpublished, busy, undo, redo, conflicts } = editor;
  const mayPublish = useCan()("publish");
  const status = job?.status ?? "draft";
  const chosen = conflicts.length === 0;
  return (
    <>
      <IconButton icon={Undo2} label="Undo last change" disabled={!undo} onClick={() => undo?.()} />
      <IconButton icon={Redo2} label="Redo last change" disabled={!redo} onClick={() => redo?.()} />
      {status === "live" && (
        <Needs permission="jobs">
          <Button
            tone="fill"
            busy={busy === "publish"}
            disabled={!unpublished || !chosen}
            onClick={editor.publish}
          >
            Publish changes
          </Button>
        </Needs>
      )}
      {status === "closed" && (
        <Needs permission="jobs">
          <Button busy={busy === "save"} disabled={!unpublished || !chosen} onClick={editor.keepClosed}>
            Save changes
          </Button>
        </Needs>
      )}
      {status !== "live" && mayPublish && (
        <Needs permission="publish">
          <PublishButton
            label={status === "closed" ? "Reopen" : "Publish"}
            busy={busy === "publish"}
            onPublish={editor.publish}
          />
        </Needs>
      )}
    </>
  );
}

import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useConnect } from "./connections.ts";

interface LinkedInExportProps {
  /** Null before anything was uploaded. */
  connectedAt: string | null;
  onRemoveAll: () => unknown;
}
/** Where the people come from: the person's own export, theirs to take away again. */
export function LinkedInExport({ connectedAt, onRemoveAll }: LinkedInExportProps) {
  const [again, setAgain] = useState(false);
  const [removing, setRemoving] = useState(false);
  const connect = useConnect();
  async function take([file]: File[]) {
    if (file && (await connect.attempt(file))) setAgain(false);
  }
  return (
    <Section
      title="From LinkedIn"
      description="On LinkedIn, open Settings > Data privacy > Get a copy of your data, choose Connections, and upload the ZIP file you get. We keep names, titles, companies and profile links. No one else sees them, and we never contact them."
    >
      <Stack gap={4}>
        {connect.error && <FormError title={sentenceOf(connect.error)} />}
        {(!connectedAt || again) && (
          <FileDrop
            label={connect.isPending ? "Reading your export" : "Add your LinkedIn export"}
            hint="ZIP or Connections.csv, up to 50 MB. We keep the newest 5,000 people."
            accept=".zip,.csv,application/zip,text/csv"
            disabled={connect.isPending}
            onFiles={(files) => void take(files)}
          />
        )}
        {connectedAt && !again && (
          <Row gap={2} wrap>
            <span>
              Uploaded <TimeAgo at={connectedAt} />
            </span>
            <Button size="sm" onClick={() => setAgain(true)}>
              Upload a newer one
            </Button>
            <Button size="sm" tone="bare" onClick={() => setRemoving(true)}>
              Remove all
            </Button>
          </Row>
        )}
      </Stack>
      {removing && <RemoveAll onRemoveAll={onRemoveAll} onClose={() => setRemoving(false)} />}
    </Section>
  );
}

function RemoveAll({ onRemoveAll, onClose }: { onRemoveAll: () => unknown; onClose: () => void }) {
  function remove() {
    onClose();
    onRemoveAll();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Remove all connections?"
      description="They’re deleted here. What’s on LinkedIn stays as it is."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="danger" onClick={remove}>
            Remove all
          </Button>
        </>
      }
    />
  );
}

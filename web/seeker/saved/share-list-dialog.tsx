import { Link2Off } from "lucide-react";
import type { CandidateList } from "#contract/candidate-lists.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { ShareLink } from "./share-link.tsx";
import { useLists } from "./use-lists.ts";

interface ShareListDialogProps {
  list: CandidateList;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
/** Makes the link of a list, and ends it. */
export function ShareListDialog({ list, open, onOpenChange }: ShareListDialogProps) {
  const { share, unshare } = useLists();
  const { share: shared } = list;
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("shownName");
    void share(list, typeof typed === "string" ? typed : "");
  }
  return (
    <Dialog
      title={`Share ${list.name}`}
      description="Anyone with the link sees the open jobs on this list, and of you no more than a first name, if you add one."
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" tone={shared ? undefined : "fill"} form="share-list">
          {shared ? "Save name" : "Create link"}
        </Button>
      }
    >
      <Stack gap={4}>
        {shared && <SharedLink url={shared.url} name={list.name} onStop={() => void unshare(list)} />}
        <form id="share-list" onSubmit={submit} noValidate>
          <Field label="First name to show" optional>
            <TextInput
              name="shownName"
              autoComplete="given-name"
              maxLength={40}
              defaultValue={shared?.shownName ?? ""}
            />
          </Field>
        </form>
      </Stack>
    </Dialog>
  );
}

interface SharedLinkProps {
  url: string;
  name: string;
  onStop: () => void;
}
function SharedLink({ url, name, onStop }: SharedLinkProps) {
  return (
    <Stack gap={2}>
      <Link href={url} target="_blank">
        {url}
      </Link>
      <Row gap={2} wrap>
        <ShareLink url={url} title={name} />
        <Button icon={Link2Off} onClick={onStop}>
          Turn off link
        </Button>
      </Row>
    </Stack>
  );
}

import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

/** Asks for a film's or post's address and its title, and puts the link where the cursor is. */
export function InsertEmbed({ editor }: { editor: Editor | null }) {
  const [open, setOpen] = useState(false);
  const [href, setHref] = useState("");
  const [title, setTitle] = useState("");
  const valid = /^https:\/\/\S+$/.test(href) && title.trim() !== "";
  function insert() {
    editor
      ?.chain()
      .focus()
      .insertContent({ type: "embed", attrs: { href, title: title.trim() } })
      .run();
    setOpen(false);
    setHref("");
    setTitle("");
  }
  return (
    <Dialog
      size="sm"
      title="Add a film or post as a link"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="sm">Embed</Button>}
      footer={
        <Button tone="fill" disabled={!valid} onClick={insert}>
          Add
        </Button>
      }
    >
      <Field label="Address" hint="Starts with https">
        <TextInput type="url" value={href} onChange={({ target }) => setHref(target.value)} />
      </Field>
      <Field label="Title">
        <TextInput value={title} maxLength={300} onChange={({ target }) => setTitle(target.value)} />
      </Field>
    </Dialog>
  );
}

import { Image } from "@tiptap/extension-image";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useState } from "react";
import type { StoryDocument } from "#shared/stories/story-document.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { EditorFrame } from "#ui/writing/editor-frame.tsx";
import { Embed } from "./embed-node.ts";
import styles from "./stories.module.css";

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ["mailto"], defaultProtocol: "https" },
  }),
  Image,
  Embed,
];

interface StoryEditorProps {
  document: StoryDocument;
  error: string | undefined;
  onChange: (document: StoryDocument) => void;
}

/** A story's text, written as it will look. */
export function StoryEditor({ document, error, onChange }: StoryEditorProps) {
  const editor = useEditor({
    extensions,
    content: document,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Text" } },
    // What the editor can hold and a story can't, such as lists three deep, the server refuses by name.
    onUpdate: ({ editor: current }) => onChange(current.getJSON() as StoryDocument),
  });
  return (
    <EditorFrame editor={editor} label="Text" error={error}>
      <div className={styles.insert}>
        <Button size="sm" onClick={() => editor?.chain().focus().toggleCodeBlock().run()}>
          Code
        </Button>
        <Button size="sm" onClick={() => editor?.chain().focus().setHorizontalRule().run()}>
          Line
        </Button>
        <Insert editor={editor} kind="picture" />
        <Insert editor={editor} kind="embed" />
      </div>
      <EditorContent editor={editor} />
    </EditorFrame>
  );
}

const kinds = {
  picture: {
    label: "Picture",
    title: "Add a picture",
    words: "What it shows",
    node: (address: string, words: string) => ({ type: "image", attrs: { src: address, alt: words } }),
  },
  embed: {
    label: "Embed",
    title: "Add a film or post as a link",
    words: "Title",
    node: (address: string, words: string) => ({ type: "embed", attrs: { href: address, title: words } }),
  },
};

/** Asks for an address and its words, and puts the node where the cursor is. */
function Insert({ editor, kind }: { editor: Editor | null; kind: keyof typeof kinds }) {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState("");
  const [words, setWords] = useState("");
  const { label, title, words: wordsLabel, node } = kinds[kind];
  const valid = /^https:\/\/\S+$/.test(address) && words.trim() !== "";
  function insert() {
    editor?.chain().focus().insertContent(node(address, words.trim())).run();
    setOpen(false);
    setAddress("");
    setWords("");
  }
  return (
    <Dialog
      size="sm"
      title={title}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{label}</Button>}
      footer={
        <Button tone="fill" disabled={!valid} onClick={insert}>
          Add
        </Button>
      }
    >
      <Field label="Address" hint="Starts with https">
        <TextInput type="url" value={address} onChange={({ target }) => setAddress(target.value)} />
      </Field>
      <Field label={wordsLabel}>
        <TextInput value={words} maxLength={300} onChange={({ target }) => setWords(target.value)} />
      </Field>
    </Dialog>
  );
}

import { Image } from "@tiptap/extension-image";
import { NodeSelection, Selection } from "@tiptap/pm/state";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useState } from "react";
import type { StoryDocument } from "#shared/stories/story-document.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EditorFrame } from "#ui/writing/editor-frame.tsx";
import { Embed } from "./embed-node.ts";
import { InsertEmbed } from "./insert-embed.tsx";
import { PictureDialog, type StoryPicture } from "./picture-dialog.tsx";
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
/** What the picture dialog is about: a picture that is there, files that came in, or neither. */
interface Asking {
  picture: StoryPicture | null;
  files: File[];
}

/** A story's text, written as it will look. */
export function StoryEditor({ document, error, onChange }: StoryEditorProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = (files: File[]) => setAsking({ picture: null, files });
  const editor = useEditor({
    extensions,
    content: document,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": "Text" },
      handlePaste: (_, event) => {
        const files = picturesIn(event.clipboardData);
        if (files.length > 0) ask(files);
        return files.length > 0;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : picturesIn(event.dataTransfer);
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) editor?.commands.setTextSelection(at.pos);
        ask(files);
        return true;
      },
    },
    // What the editor can hold and a story can't, such as lists three deep, the server refuses by name.
    onUpdate: ({ editor: current }) => onChange(current.getJSON() as StoryDocument),
  });
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => selectedPicture(current),
  });

  function put({ src, alt }: StoryPicture) {
    if (asking?.picture) editor?.chain().focus().updateAttributes("image", { src, alt }).run();
    else {
      editor?.chain().focus().insertContent({ type: "image", attrs: { src, alt } }).run();
      goOn(editor);
    }
    next();
  }
  /** The next of several files that came in together. */
  function next() {
    const files = asking?.files.slice(1) ?? [];
    setAsking(files.length > 0 ? { picture: null, files } : null);
  }
  return (
    <EditorFrame editor={editor} label="Text" error={error}>
      <div className={styles.insert}>
        <Button size="sm" onClick={() => editor?.chain().focus().toggleCodeBlock().run()}>
          Code
        </Button>
        <Button size="sm" onClick={() => editor?.chain().focus().setHorizontalRule().run()}>
          Line
        </Button>
        <Button size="sm" onClick={() => setAsking({ picture: selected ?? null, files: [] })}>
          {selected ? "Change picture" : "Picture"}
        </Button>
        <InsertEmbed editor={editor} />
      </div>
      <EditorContent editor={editor} className={styles.writing} />
      {asking && (
        <PictureDialog
          key={asking.files.length}
          picture={asking.picture}
          file={asking.files[0] ?? null}
          onDone={put}
          onRemove={() => {
            editor?.chain().focus().deleteSelection().run();
            setAsking(null);
          }}
          onClose={next}
        />
      )}
    </EditorFrame>
  );
}

function selectedPicture(editor: Editor | null): StoryPicture | null {
  const selection = editor?.state.selection;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return null;
  return { src: String(selection.node.attrs.src ?? ""), alt: String(selection.node.attrs.alt ?? "") };
}

/** Writing goes on after a new picture, and the next one does not take its place. */
function goOn(editor: Editor | null) {
  if (!editor) return;
  const { doc, selection, tr } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to))));
}

/** Text that brings a picture of itself along, as office programs copy it, is text. */
function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}

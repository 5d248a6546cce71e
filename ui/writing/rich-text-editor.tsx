import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import clsx from "clsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import input from "#ui/controls/fields/input.module.css";
import text from "./rich-text.module.css";
import styles from "./rich-text-editor.module.css";

type RichTextEditorProps = {
  label: ReactNode;
  /** HTML; read once at first and again when `revision` changes. */
  defaultValue?: string;
  /** Change it to put another text in: after a draft was generated or a version restored. */
  revision?: string | number;
  onChange?: (html: string) => void;
  hint?: ReactNode;
  error?: string | null;
  placeholder?: string;
  disabled?: boolean;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ["mailto", "tel"], defaultProtocol: "https" },
  }),
];

/** A text with headings, lists and links, written as it will look. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, defaultValue = "", revision, onChange, hint, error, placeholder } = props;
  const locked = useLock() !== null;
  const disabled = props.disabled || locked;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  const editor = useEditor({
    extensions,
    content: defaultValue,
    editable: !disabled,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: clsx(text.text, text.plain, styles.writing),
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": "true" }),
      },
    },
    onUpdate: ({ editor: current }) => onChange?.(current.isEmpty ? "" : current.getHTML()),
  });

  useEffect(() => {
    if (revision !== undefined) editor?.commands.setContent(defaultValue, { emitUpdate: false });
    // Only a new revision replaces what was written; the default itself may change with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, revision]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const empty = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isEmpty ?? defaultValue === "",
  });

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label} onClick={() => editor?.commands.focus()}>
        {label}
      </span>
      <div className={clsx(input.input, styles.box)} data-invalid={error ? "" : undefined}>
        <EditorToolbar editor={editor} disabled={disabled} />
        <div className={styles.page}>
          {placeholder && (empty ?? true) && <span className={styles.placeholder}>{placeholder}</span>}
          <EditorContent editor={editor} />
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

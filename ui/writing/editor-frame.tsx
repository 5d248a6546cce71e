import type { ReactNode } from "react";
import type { Editor } from "@tiptap/react";
import clsx from "clsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import input from "#ui/controls/fields/input.module.css";
import text from "./rich-text.module.css";
import styles from "./rich-text-editor.module.css";

interface EditorFrameProps {
  editor: Editor | null;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** A long text's editor with its toolbar, label and error. */
export function EditorFrame({ editor, label, error, children }: EditorFrameProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={clsx(input.input, styles.box)} data-invalid={error ? "" : undefined}>
        <EditorToolbar editor={editor} disabled={false} />
        <div className={clsx(text.text, text.plain, styles.page, styles.long)}>{children}</div>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

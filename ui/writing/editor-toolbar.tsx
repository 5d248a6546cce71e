import { useState } from "react";
import { Toolbar } from "@base-ui/react/toolbar";
import { useEditorState } from "@tiptap/react";
import type { Editor } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { LinkForm } from "./link-form.tsx";
import styles from "./rich-text-editor.module.css";

type Tool = {
  label: string;
  icon: LucideIcon;
  on?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[][] = [
  [
    {
      label: "Bold",
      icon: Bold,
      on: (e) => e.isActive("bold"),
      run: (e) => e.chain().focus().toggleBold().run(),
    },
    {
      label: "Italic",
      icon: Italic,
      on: (e) => e.isActive("italic"),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      label: "Heading",
      icon: Heading2,
      on: (e) => e.isActive("heading", { level: 2 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      label: "Small heading",
      icon: Heading3,
      on: (e) => e.isActive("heading", { level: 3 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      label: "List",
      icon: List,
      on: (e) => e.isActive("bulletList"),
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      label: "Numbered list",
      icon: ListOrdered,
      on: (e) => e.isActive("orderedList"),
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      label: "Quote",
      icon: Quote,
      on: (e) => e.isActive("blockquote"),
      run: (e) => e.chain().focus().toggleBlockquote().run(),
    },
  ],
];

const steps: Tool[] = [
  { label: "Undo", icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: "Redo", icon: Redo2, run: (e) => e.chain().focus().redo().run() },
];

type EditorToolbarProps = { editor: Editor | null; disabled: boolean };

/** The buttons above a text; arrows move between them. */
export function EditorToolbar({ editor, disabled }: EditorToolbarProps) {
  const [linking, setLinking] = useState(false);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.map((group) => group.map((tool) => Boolean(current && tool.on?.(current)))),
      link: Boolean(current?.isActive("link")),
    }),
  });
  const off = disabled || !editor;
  return (
    <>
      <Toolbar.Root className={styles.toolbar} aria-label="Formatting" disabled={off}>
        {tools.map((group, groupIndex) => (
          <Toolbar.Group key={group[0]?.label} className={styles.group}>
            {group.map((tool, index) => (
              <ToolButton
                key={tool.label}
                tool={tool}
                pressed={pressed?.tools[groupIndex]?.[index] ?? false}
                onPress={() => editor && tool.run(editor)}
              />
            ))}
          </Toolbar.Group>
        ))}
        <ToolButton
          tool={{ label: "Link", icon: Link2 }}
          pressed={pressed?.link ?? false}
          onPress={() => setLinking(!linking)}
        />
        <span className={styles.spread} />
        {steps.map((tool) => (
          <ToolButton key={tool.label} tool={tool} onPress={() => editor && tool.run(editor)} />
        ))}
      </Toolbar.Root>
      {linking && editor && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

type ToolButtonProps = { tool: Pick<Tool, "label" | "icon">; pressed?: boolean; onPress: () => void };

function ToolButton({ tool, pressed, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      render={
        <IconButton size="sm" icon={tool.icon} label={tool.label} pressed={pressed} onClick={onPress} />
      }
    />
  );
}

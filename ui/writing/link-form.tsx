import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Editor } from "@tiptap/react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { linkAddress } from "./link-address.ts";
import styles from "./rich-text-editor.module.css";

type LinkFormProps = { editor: Editor; onDone: () => void };

/** Asks where the chosen words lead. It is no <form>, for it stands inside one. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const href = linkAddress(address);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  function set() {
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link")) {
      chain
        .insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    onDone();
  }

  function unset() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      set();
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      onDone();
      editor.commands.focus();
    }
  }

  return (
    <div className={styles.link} onKeyDown={press}>
      <TextInput
        type="url"
        aria-label="Link address"
        placeholder="https://"
        value={address}
        ref={box}
        onChange={(event) => setAddress(event.target.value)}
      />
      {editor.isActive("link") && (
        <Button size="sm" tone="bare" onClick={unset}>
          Remove
        </Button>
      )}
      <Button size="sm" onClick={set} disabled={!href}>
        Add link
      </Button>
    </div>
  );
}

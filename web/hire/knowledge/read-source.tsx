import { useState } from "react";
import { uploadFolders } from "#contract/files.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { type ReadText, useReadText } from "./knowledge.ts";

interface ReadSourceProps {
  /** What was read last. */
  read: ReadText | null;
  onRead: (read: ReadText) => void;
}

/** A document whose text is read at once. */
export function ReadFile({ read, onRead }: ReadSourceProps) {
  const { attempt, busy, sentence } = useReadText(onRead);
  const name = read?.from.source === "file" ? read.from.name : null;
  return (
    <FileDrop
      label={busy ? "Reading your file" : name ? "Choose another file" : "Add a file"}
      hint={`${sentenceList(uploadFolders["knowledge-sources"].types)}, up to 10 MB`}
      accept=".pdf,.docx,.txt,.md"
      disabled={busy}
      error={sentence}
      files={name ? [{ id: name, name }] : []}
      onFiles={([file]) => file && void attempt(file)}
    />
  );
}

/** One page of the web, by its address. */
export function ReadPage({ onRead }: ReadSourceProps) {
  const [url, setUrl] = useState("");
  const { attempt, busy, sentence } = useReadText(onRead);
  function send(event: React.FormEvent) {
    event.preventDefault();
    void attempt(url);
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        <Field label="Web address" hint="We read this one page, not the whole website." error={sentence}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={2000}
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={busy} disabled={!url.trim()}>
            Read page
          </Button>
        </div>
      </Stack>
    </form>
  );
}

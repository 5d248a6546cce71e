import { useQuery } from "@tanstack/react-query";
import { Paperclip, Tag } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type CandidateNote, mostNoteTags } from "#contract/candidate-notes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { companyTags } from "#web/hire/shared/applicants/tags/tag-queries.ts";
import { useKeptForm } from "#web/shared/editor/use-kept-form.ts";
import { ChosenFiles } from "#web/shared/writing/files.tsx";
import { MentionList, useMentions } from "#web/shared/writing/mention-list.tsx";
import { mentionedIn } from "#web/shared/writing/mentions.ts";
import { acceptedFiles, useAttachments } from "#web/shared/writing/use-attachments.ts";
import type { NoteWords } from "./note-queries.ts";
import { useTeammates } from "./use-teammates.ts";
import styles from "./notes.module.css";

interface NoteWriterProps {
  /** What is edited; nothing for a new note. */
  note?: CandidateNote;
  /** Where what is typed waits on this device. */
  kept: string;
  /** Answers whether the note was kept. */
  onSend: (words: NoteWords) => Promise<boolean>;
  onClose?: () => void;
}

/** A box to write a note in: teammates by @, tags, files. */
export function NoteWriter({ note, kept, onSend, onClose }: NoteWriterProps) {
  const people = useTeammates();
  const words = useKeptForm(kept, note ?? null, (now) => ({
    noteText: now?.noteText ?? "",
    tags: now?.tags ?? [],
  }));
  const { noteText, tags } = words.draft;
  const setText = (text: string) => words.set({ noteText: text });
  const [tagging, setTagging] = useState(tags.length > 0);
  const [sending, setSending] = useState(false);
  const files = useAttachments("notes", note?.attachments);
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const mentions = useMentions({ box, text: noteText, write: setText, people });
  useEffect(() => {
    if (note) box.current?.focus();
  }, [note]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!noteText.trim() || files.travelling || sending) return;
    setSending(true);
    const attachments = files.stored.map(({ id }) => id);
    const sent = await onSend({ noteText, tags, attachments, mentions: mentionedIn(noteText, people) });
    setSending(false);
    if (!sent) return;
    if (!note) words.set({ noteText: "", tags: [] });
    setTagging(false);
    files.clear();
    close();
  }
  function close() {
    words.giveUp();
    onClose?.();
  }
  return (
    <form className={styles.writer} onSubmit={(event) => void submit(event)}>
      <MentionList mentions={mentions} />
      <textarea
        ref={box}
        aria-label={note ? "Edit note" : "Add a note"}
        placeholder="Add a note for your team. Type @ to mention a teammate."
        rows={3}
        maxLength={8000}
        value={noteText}
        {...mentions.attributes}
        onChange={(event) => {
          setText(event.target.value);
          mentions.look(event.target.selectionStart);
        }}
        onPaste={({ clipboardData }) => files.add([...clipboardData.files])}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || mentions.press(event)) return;
          if (event.key === "Escape" && onClose) close();
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) void submit();
        }}
      />
      {tagging && <NoteTags tags={tags} onChange={(next) => words.set({ tags: next })} />}
      <ChosenFiles files={files.chosen} onRemove={files.remove} />
      <div className={styles.foot}>
        <IconButton icon={Paperclip} label="Attach files" onClick={() => picker.current?.click()} />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          aria-label="Files to attach"
          onChange={(event) => {
            files.add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <IconButton icon={Tag} label="Tag this note" pressed={tagging} onClick={() => setTagging(!tagging)} />
        <small className={styles.who}>Only your team sees notes</small>
        {onClose && <Button onClick={close}>Cancel</Button>}
        <Button type="submit" tone="fill" busy={sending || files.travelling} disabled={!noteText.trim()}>
          {note ? "Save note" : "Add note"}
        </Button>
      </div>
    </form>
  );
}

function NoteTags({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const { data: known = [] } = useQuery(companyTags);
  return (
    <TagsInput
      label="Tags of this note"
      placeholder="Add a tag"
      value={tags}
      max={mostNoteTags}
      options={known.map(({ tag }) => ({ value: tag, label: tag }))}
      onChange={onChange}
    />
  );
}

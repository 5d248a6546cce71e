import { type ReactNode, useEffect, useRef, useState } from "react";
import { Send, X } from "lucide-react";
import type { Member, Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { act } from "../act.ts";
import { ChosenFiles } from "#web/shared/writing/files.tsx";
import { MentionList, useMentions } from "#web/shared/writing/mention-list.tsx";
import { mentionedIn } from "#web/shared/writing/mentions.ts";
import { useAttachments } from "#web/shared/writing/use-attachments.ts";
import { asAttachment, placeOf } from "../attachments/attachments.ts";
import { ComposerTools } from "./composer-tools.tsx";
import { focusLastAbove } from "../focus-moves.ts";
import { inShort } from "../message-words.ts";
import { useInsertion } from "#web/shared/writing/use-insertion.ts";
import { InsertInto } from "#web/shared/writing/insert-into.ts";
import type { DraftPlace } from "#web/api/device-drafts.ts";
import { useDraft } from "./use-draft.ts";
import styles from "./composer.module.css";

const mostLetters = 5000;
const noChange = { of: "", text: "" };

/** What a composer does with what was written. */
export interface Writing {
  send(text: string, fields: Record<string, unknown>): void;
  typing(): void;
  keepDraft(text: string): Promise<void>;
  edit(id: string, text: string, mentioned: string[]): Promise<void>;
}
interface ComposerProps {
  writing: Writing;
  draft: string;
  /** Where it is kept on this device. */
  keptAs: DraftPlace;
  members: readonly Member[];
  /** The channel whose folder files go to. */
  folderOf: string;
  placeholder: string;
  /** The word on the button. */
  verb?: string | undefined;
  quoting: Message | null;
  editing: Message | null;
  /** The quote or the change is over. */
  onDone: () => void;
  /** Has the focus as soon as it stands, unless someone went on to write elsewhere. */
  takesFocus?: boolean | undefined;
  /** Escape, where there is nothing to call off. */
  onLeave?: (() => void) | undefined;
  /** Beside the other tools; they write with InsertInto. */
  extra?: ReactNode;
}

/** Enter sends, Shift and Enter begins a new line; files come by button, by dropping or by pasting. */
export function Composer(props: ComposerProps) {
  const { writing, members, folderOf, placeholder, verb = "Send", quoting, editing, onDone, extra } = props;
  const people = members.flatMap(({ user_id: id, user }) =>
    user?.name ? [{ id, name: user.name, image: user.image ?? null }] : [],
  );
  const draft = useDraft({ kept: props.draft, keep: writing.keepDraft, place: props.keptAs });
  const [change, setChange] = useState(noChange);
  const files = useAttachments(placeOf(folderOf).folder);
  const box = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const changed = change.of === editing?.id ? change.text : (editing?.text ?? "");
  const text = editing ? changed : draft.text;
  const write = editing ? (next: string) => setChange({ of: editing.id, text: next }) : draft.write;
  const mentions = useMentions({ box, text, write, people });
  const { inline, tools } = useInsertion(box, { text, write });
  const empty = !text.trim() && !files.stored.length;

  const { takesFocus, onLeave } = props;
  useEffect(() => {
    if (takesFocus && !document.activeElement?.matches("input, textarea")) box.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (editing ?? quoting) box.current?.focus();
  }, [editing, quoting]);

  function submit() {
    if (empty || files.travelling) return;
    const mentioned = mentionedIn(text, people);
    if (editing) {
      // One that does not get through is still there when it is edited again.
      act(writing.edit(editing.id, text.trim(), mentioned).then(() => setChange(noChange)));
      return onDone();
    }
    writing.send(text.trim(), {
      ...(files.stored.length && { attachments: files.stored.map((file) => asAttachment(file)) }),
      ...(mentioned.length && { mentioned_users: mentioned }),
      ...(quoting && { quoted_message_id: quoting.id }),
    });
    draft.forget();
    files.clear();
    onDone();
  }
  /** Neither the quote nor the change is wanted. */
  function callOff() {
    setChange(noChange);
    onDone();
  }
  function take(list: FileList | null | undefined, event?: { preventDefault(): void }) {
    if (!list?.length) return;
    event?.preventDefault();
    files.add([...list]);
  }
  return (
    <form
      className={styles.composer}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files, event);
      }}
    >
      {(editing ?? quoting) && (
        <About message={(editing ?? quoting)!} editing={editing !== null} onDone={callOff} />
      )}
      <MentionList mentions={mentions} />
      <textarea
        ref={box}
        aria-label={placeholder}
        placeholder={placeholder}
        rows={2}
        maxLength={mostLetters}
        value={text}
        {...mentions.attributes}
        onChange={(event) => {
          write(event.target.value);
          mentions.look(event.target.selectionStart);
          writing.typing();
        }}
        onPaste={(event) => take(event.clipboardData.files, event)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || mentions.press(event)) return;
          if (event.key === "Escape") return editing || quoting ? callOff() : onLeave?.();
          if (event.key === "ArrowUp" && !text && focusLastAbove(event.currentTarget))
            return event.preventDefault();
          if (event.key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <ChosenFiles files={files.chosen} onRemove={files.remove} />
      <div className={styles.foot}>
        {!editing && (
          <ComposerTools
            onFiles={(picked) => files.add(picked)}
            onEmoji={inline}
            onPoll={(pollId) => writing.send("", { poll_id: pollId })}
          />
        )}
        {!editing && <InsertInto value={tools}>{extra}</InsertInto>}
        <small className={styles.kept}>{!editing && draft.isKept && "Draft saved"}</small>
        <Button type="submit" tone="fill" icon={Send} busy={files.travelling} disabled={empty}>
          {editing ? "Save" : verb}
        </Button>
      </div>
    </form>
  );
}

interface AboutProps {
  message: Message;
  editing: boolean;
  onDone: () => void;
}
/** Which message is quoted or changed. */
function About({ message, editing, onDone }: AboutProps) {
  return (
    <div className={styles.about}>
      <p>
        <b>{editing ? "Editing your message" : `Quoting ${message.user?.name ?? "a message"}`}</b>
        <span>{inShort(message)}</span>
      </p>
      <IconButton size="sm" icon={X} label={editing ? "Cancel editing" : "Remove quote"} onClick={onDone} />
    </div>
  );
}

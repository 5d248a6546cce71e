import { ListChecks, Paperclip, Smile } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { PollDialog } from "../poll/poll-dialog.tsx";
import { emoji } from "./emoji.data.ts";
import { acceptedFiles } from "#web/shared/writing/use-attachments.ts";
import styles from "./composer.module.css";

interface ComposerToolsProps {
  onFiles: (files: File[]) => void;
  onEmoji: (sign: string) => void;
  onPoll: (pollId: string) => void;
}

/** What a message can hold besides words. */
export function ComposerTools({ onFiles, onEmoji, onPoll }: ComposerToolsProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Paperclip} label="Attach files" onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label="Files to attach"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Popover
        label="Emoji"
        side="top"
        open={choosing}
        onOpenChange={setChoosing}
        trigger={<IconButton icon={Smile} label="Emoji" />}
      >
        <ul className={styles.emoji} aria-label="Emoji">
          {emoji.map(([sign, name]) => (
            <li key={name}>
              <button
                type="button"
                aria-label={name}
                title={name}
                onClick={() => {
                  setChoosing(false);
                  onEmoji(sign);
                }}
              >
                {sign}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
      <IconButton icon={ListChecks} label="Create a poll" onClick={() => setAsking(true)} />
      <PollDialog open={asking} onOpenChange={setAsking} onSend={onPoll} />
    </>
  );
}

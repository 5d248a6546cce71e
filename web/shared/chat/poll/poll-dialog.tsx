import { useState } from "react";
import { chatContract } from "#contract/chat/index.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { ChatClient } from "#web/api/chat-client/index.ts";
import { act } from "../act.ts";
import { useChat } from "../chat-provider.tsx";
import styles from "./poll.module.css";

interface PollDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sends the poll that was made. */
  onSend: (pollId: string) => void;
}
const mostOptions = 10;

/** Asks a question with answers to choose from. */
export function PollDialog({ open, onOpenChange, onSend }: PollDialogProps) {
  const client = useChat();
  const [name, setName] = useState("");
  const [options, setOptions] = useState(["", ""]);
  const [most, setMost] = useState(1);
  const [anonymous, setAnonymous] = useState(false);
  const [answers, setAnswers] = useState(false);
  const [suggest, setSuggest] = useState(false);
  const [busy, setBusy] = useState(false);
  const given = options.map((text) => text.trim()).filter(Boolean);
  const ready = Boolean(name.trim()) && new Set(given).size >= 2 && new Set(given).size === given.length;
  async function send() {
    if (!client || !ready || busy) return;
    setBusy(true);
    try {
      await make(client);
    } finally {
      setBusy(false);
    }
  }
  async function make({ calls }: ChatClient) {
    const { poll } = await calls.call(chatContract.polls.createPoll, {
      body: {
        name: name.trim(),
        options: given.map((text) => ({ text })),
        ...(most === 1 ? { enforce_unique_vote: true } : { max_votes_allowed: Math.min(10, most) }),
        voting_visibility: anonymous ? "anonymous" : "public",
        allow_answers: answers,
        allow_user_suggested_options: suggest,
      },
    });
    onSend(poll.id);
    onOpenChange(false);
    setName("");
    setOptions(["", ""]);
  }
  function write(index: number, text: string) {
    const next = options.map((option, at) => (at === index ? text : option));
    const full = next.every((option) => option.trim());
    setOptions(full && next.length < mostOptions ? [...next, ""] : next);
  }
  return (
    <Dialog
      title="Create a poll"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button tone="fill" disabled={!ready} busy={busy} onClick={() => act(send())}>
            Send poll
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <label>
          Question
          <TextInput value={name} maxLength={500} onChange={(event) => setName(event.target.value)} />
        </label>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place
          <label key={index}>
            Option {index + 1}
            <TextInput
              value={option}
              maxLength={200}
              onChange={(event) => write(index, event.target.value)}
            />
          </label>
        ))}
        <label>
          Votes per person
          <TextInput
            type="number"
            min={1}
            max={10}
            value={String(most)}
            onChange={(event) => setMost(Math.max(1, Number(event.target.value) || 1))}
          />
        </label>
        <Checkbox label="Anonymous" checked={anonymous} onChange={setAnonymous} />
        <Checkbox label="Allow custom answers" checked={answers} onChange={setAnswers} />
        <Checkbox label="Let others add options" checked={suggest} onChange={setSuggest} />
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import type { Poll } from "#contract/chat/poll-shapes.ts";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { act } from "../act.ts";
import { useMessagePlace } from "../message-context.ts";
import styles from "./poll.module.css";

/** A question to all, its answers and how they stand. */
export function PollCard({ message }: { message: Message }) {
  const { me, acts, closed } = useMessagePlace();
  const poll = message.poll as Poll | null | undefined;
  if (!poll) return null;
  const over = poll.is_closed || closed;
  const most = Math.max(1, ...Object.values(poll.vote_counts_by_option));
  return (
    <section
      className={styles.poll}
      data-many={poll.enforce_unique_vote ? undefined : ""}
      aria-label={`Poll: ${poll.name}`}
    >
      <p className={styles.name}>{poll.name}</p>
      <p className={styles.rule}>{ruleOf(poll)}</p>
      <ul>
        {poll.options.map((option) => {
          const own = poll.own_votes.find((vote) => vote.option_id === option.id);
          const count = poll.vote_counts_by_option[option.id] ?? 0;
          return (
            <li key={option.id}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={Boolean(own)}
                disabled={over}
                onClick={() => act(own ? acts.takeBack(message, own.id) : acts.vote(message, option.id))}
              >
                <span className={styles.box} aria-hidden />
                <span className={styles.text}>{option.text}</span>
                <span className={styles.count} title={votersOf(poll, option.id)}>
                  {count}
                  <span className="sr"> {count === 1 ? "vote" : "votes"}</span>
                </span>
                <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {poll.latest_answers.map((answer) => (
        <p key={answer.id} className={styles.answer}>
          {answer.user?.name && <b>{answer.user.name}</b>} {answer.answer_text}
        </p>
      ))}
      {!over && poll.allow_answers && (
        <OwnWords words="Your answer" onSend={(text) => acts.answer(message, text)} />
      )}
      {!over && poll.allow_user_suggested_options && (
        <OwnWords words="Add an option" onSend={(text) => acts.suggest(poll, text)} />
      )}
      {!over && poll.created_by_id === me && (
        <Button size="sm" onClick={() => act(acts.closePoll(poll), "This poll is closed")}>
          Close poll
        </Button>
      )}
    </section>
  );
}

/** An answer in one's own words, or a further option. */
function OwnWords({ words, onSend }: { words: string; onSend: (text: string) => Promise<unknown> }) {
  const [text, setText] = useState("");
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        act(onSend(text.trim()));
        setText("");
      }}
    >
      <TextInput
        aria-label={words}
        placeholder={words}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="sm" type="submit">
        Add
      </Button>
    </form>
  );
}

function ruleOf(poll: Poll) {
  if (poll.is_closed) return `Closed. ${countWords(poll)}`;
  const choose = poll.enforce_unique_vote
    ? "Choose 1"
    : poll.max_votes_allowed
      ? `Choose up to ${poll.max_votes_allowed}`
      : "Choose any number";
  return `${choose}. ${countWords(poll)}${poll.voting_visibility === "anonymous" ? ", without names" : ""}`;
}
function countWords({ vote_count: count }: Poll) {
  return count === 1 ? "1 vote" : `${count} votes`;
}
function votersOf(poll: Poll, optionId: string) {
  return (poll.latest_votes_by_option[optionId] ?? []).flatMap((vote) => vote.user?.name ?? []).join(", ");
}

import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import type { Member } from "#contract/chat/shapes.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { mentionBegun, peopleFor, withMention } from "./mentions.ts";
import styles from "./composer.module.css";

interface Mentioning {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  members: readonly Member[];
}
/** People to name after an @; arrow keys choose, Enter takes. */
export function useMentions({ box, text, write, members }: Mentioning) {
  const { id: me } = useMe();
  const listId = useId();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const people = begun === null ? [] : peopleFor(members, begun, me);
  const chosen = people[Math.min(at, people.length - 1)];

  function take(member: Member) {
    const cursor = box.current?.selectionStart ?? text.length;
    const next = withMention(text, cursor, member.user?.name ?? "");
    write(next.text);
    setBegun(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.cursor, next.cursor);
    });
  }
  return {
    people,
    chosen,
    listId,
    take,
    look(cursor: number) {
      const value = box.current?.value ?? text;
      setBegun(mentionBegun(value, cursor));
      setAt(0);
    },
    /** True when the key was meant for the list. */
    press(event: KeyboardEvent) {
      if (!chosen) return false;
      if (event.key === "Escape") setBegun(null);
      else if (event.key === "ArrowDown" || event.key === "ArrowUp")
        setAt((at + (event.key === "ArrowDown" ? 1 : people.length - 1)) % people.length);
      else if (event.key === "Enter" || event.key === "Tab") take(chosen);
      else return false;
      event.preventDefault();
      return true;
    },
    attributes: chosen ? comboAttributes(listId, chosen) : {},
  };
}

/** What tells of the list to those who hear the box. */
function comboAttributes(listId: string, { user_id: id }: Member) {
  return {
    "aria-controls": listId,
    "aria-activedescendant": `${listId}-${id}`,
    "aria-autocomplete": "list" as const,
  };
}

export function MentionList({ mentions }: { mentions: ReturnType<typeof useMentions> }) {
  const { people, chosen, listId, take } = mentions;
  if (!people.length) return null;
  return (
    <div className={styles.people} role="listbox" id={listId} aria-label="People to mention">
      {people.map((member) => (
        <div
          key={member.user_id}
          id={`${listId}-${member.user_id}`}
          role="option"
          tabIndex={-1}
          aria-selected={member === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            take(member);
          }}
        >
          <Avatar name={member.user?.name ?? ""} src={member.user?.image} size="xs" />
          {member.user?.name}
        </div>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { type Mentionable, mentionBegun, peopleFor, withMention } from "./mentions.ts";
import styles from "./mention-list.module.css";

interface Mentioning {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  people: readonly Mentionable[];
}
/** People to name after an @; arrow keys choose, Enter takes. */
export function useMentions({ box, text, write, people: all }: Mentioning) {
  const { id: me } = useMe();
  const listId = useId();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const people = begun === null ? [] : peopleFor(all, begun, me);
  const chosen = people[Math.min(at, people.length - 1)];

  function take(person: Mentionable) {
    const cursor = box.current?.selectionStart ?? text.length;
    const next = withMention(text, cursor, person.name);
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
function comboAttributes(listId: string, { id }: Mentionable) {
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
      {people.map((person) => (
        <div
          key={person.id}
          id={`${listId}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            take(person);
          }}
        >
          <Avatar name={person.name} src={person.image} size="xs" />
          {person.name}
        </div>
      ))}
    </div>
  );
}

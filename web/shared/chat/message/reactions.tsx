import { SmilePlus } from "lucide-react";
import type { Message } from "#contract/chat/shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { act } from "../act.ts";
import { type MessagePlace, useMessagePlace } from "../message-context.ts";
import { reactionKinds, reactionLook } from "./reactions.data.ts";
import styles from "./message.module.css";

/** Who reacted how; a press adds one's own reaction or takes it back. */
export function Reactions({ message }: { message: Message }) {
  const { acts, closed } = useMessagePlace();
  const counts = Object.entries(message.reaction_counts);
  if (!counts.length) return null;
  return (
    <ul className={styles.reactions} aria-label="Reactions">
      {counts.map(([type, count]) => {
        const { sign, label } = reactionLook(type);
        const own = message.own_reactions.some((reaction) => reaction.type === type);
        const names = namesOf(message, type);
        return (
          <li key={type}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={own}
              aria-label={`${label}, ${count}: ${names}`}
              title={names}
              disabled={closed}
              onClick={() => act(acts.react(message, type))}
            >
              <span aria-hidden>{sign}</span> {count}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The way to a reaction of one's own. */
export function ReactMenu({ message, tabIndex }: { message: Message; tabIndex: number }) {
  const place = useMessagePlace();
  return (
    <Menu
      trigger={<IconButton size="sm" icon={SmilePlus} label="React" tabIndex={tabIndex} />}
      items={reactionItems(message, place).map(({ sign, label, ...item }) => ({
        ...item,
        label: `${sign} ${label}`,
      }))}
    />
  );
}

/** Each way to react, as something to choose. */
export function reactionItems(message: Message, { acts }: MessagePlace) {
  return reactionKinds.map(({ type, sign, label }) => ({
    sign,
    label,
    checked: message.own_reactions.some((own) => own.type === type),
    onSelect: () => act(acts.react(message, type)),
  }));
}

function namesOf({ latest_reactions: latest }: Message, type: string) {
  const names = latest.filter((each) => each.type === type).map((each) => each.user?.name ?? "Deleted user");
  return [...new Set(names)].join(", ");
}

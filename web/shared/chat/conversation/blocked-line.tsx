import type { Conversation } from "#contract/messaging.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import type { ChatClient } from "#web/api/chat-client/index.ts";
import { act } from "../act.ts";
import { useChat, useChatState } from "../chat-provider.tsx";
import { type Person, type Side, othersIn } from "../conversations.ts";
import styles from "../chat.module.css";

export function unblock(client: ChatClient, { userId, fullName }: Person) {
  act(client.block(userId, false), `${fullName} can message you again`);
}

/** Whose words are missing here because the reader blocked them, and the way back. */
export function BlockedLine({ conversation, side }: { conversation: Conversation; side: Side }) {
  const client = useChat();
  const { blocked } = useChatState();
  const people = othersIn(conversation, side).filter(({ userId }) => blocked.has(userId));
  if (!client || !people.length) return null;
  return (
    <div className={styles.closed}>
      <p role="status">
        You blocked {sentenceList(people.map(({ fullName }) => fullName))} and don’t see their messages.
      </p>
      {people.map((person) => (
        <Button key={person.userId} size="sm" onClick={() => unblock(client, person)}>
          {people.length === 1 ? "Unblock" : `Unblock ${person.fullName}`}
        </Button>
      ))}
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AssistantMessage, Exchanged } from "#contract/assistant-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Pane, PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { Answer } from "./answer.tsx";
import { type AskingSide, messagesOf, threadsOf } from "./assistant-queries.ts";
import { MessageParts, wordsOf } from "./message-parts.tsx";
import { QuestionBox } from "./question-box.tsx";
import { useMessages } from "./use-messages.ts";
import shared from "./assistant.module.css";
import styles from "./threads.module.css";

interface ConversationProps {
  side: AskingSide;
  /** The address of the screen. */
  href: string;
  explanation: ReactNode;
  /** What stands before the first question, with a way to ask. */
  beginning: (ask: (question: string) => void) => ReactNode;
  /** Null before the first question. */
  threadId: string | null;
  onBegun: (threadId: string) => void;
}

/** What was asked and answered, and where one asks on. */
export function Conversation({ explanation, beginning, ...open }: ConversationProps) {
  const { side, href, threadId } = open;
  const { messages, scroller, earlier } = useMessages(side, threadId);
  const { asked, asking, ask } = useAsking(open);
  const end = useRef<HTMLDivElement>(null);
  const shown = asked?.retry ? messages.slice(0, messages.findLastIndex(isQuestion) + 1) : messages;
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no way to clean up.
    void end.current?.scrollIntoView?.({ block: "nearest" });
  }, [lastId, asked, asking.soFar]);
  const last = messages.findLast(isQuestion);
  return (
    <Pane label="Conversation">
      <PaneHead>
        <span className={styles.back}>
          <ButtonLink href={href} tone="bare" size="sm" icon={ArrowLeft}>
            Conversations
          </ButtonLink>
        </span>
        {explanation}
      </PaneHead>
      <PaneBody label="Messages" ref={scroller}>
        <div className={styles.messages} aria-live="polite">
          {messages.length === 0 && !asked && beginning(ask)}
          {earlier.more && (
            <p className={styles.earlier}>
              <Button size="sm" busy={earlier.busy} onClick={earlier.read}>
                Show earlier messages
              </Button>
            </p>
          )}
          {shown.map((message) =>
            isQuestion(message) ? (
              <p key={message.id} className={shared.question}>
                {wordsOf(message.parts)}
              </p>
            ) : (
              <Answer
                key={message.id}
                side={side}
                message={message}
                onRetry={
                  message === messages.at(-1) && last ? () => ask(wordsOf(last.parts), true) : undefined
                }
              />
            ),
          )}
          {asked && !asked.retry && <p className={shared.question}>{asked.message}</p>}
          {asked && asking.pending && <MessageParts parts={asking.soFar.answer?.parts ?? []} />}
          {asking.error && (
            <Callout tone="warn" role="status">
              {sentenceOf(asking.error, "The answer broke off. Ask again.")}
            </Callout>
          )}
          <div ref={end} />
        </div>
      </PaneBody>
      <PaneFoot>
        <QuestionBox busy={asking.pending} onAsk={ask} onStop={asking.stop} />
      </PaneFoot>
    </Pane>
  );
}

const isQuestion = ({ role }: AssistantMessage) => role === "user";

interface Sent {
  message: string;
  retry: boolean;
}
type Open = Pick<ConversationProps, "side" | "threadId" | "onBegun">;
/** One question at a time; once it is answered, the conversation is read again. */
function useAsking({ side, threadId, onBegun }: Open) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Sent | null>(null);
  const asking = useArriving<Exchanged, Sent>({
    call: (sent, hearing) => api.assistant.chatCompletion({ body: { threadId, as: side, ...sent } }, hearing),
    ended: async ({ thread }) => {
      const id = thread?.id ?? threadId;
      await Promise.all([
        cache.invalidateQueries(threadsOf(side)),
        ...(id ? [cache.fetchInfiniteQuery({ ...messagesOf(side, id), staleTime: 0 })] : []),
      ]).catch(() => {});
      setAsked(null);
      if (thread && thread.id !== threadId) onBegun(thread.id);
    },
  });
  function ask(message: string, retry = false) {
    setAsked({ message, retry });
    asking.start({ message, retry });
  }
  return { asked, asking, ask };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AssistantMessage, Exchanged } from "#contract/assistant-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Pane, PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { Answer } from "#web/shared/assistant/answer.tsx";
import { coachThreads, messagesOf } from "#web/shared/assistant/assistant-queries.ts";
import shared from "#web/shared/assistant/assistant.module.css";
import { CoachExplanation } from "#web/shared/assistant/coach-explanation.tsx";
import { MessageParts, wordsOf } from "#web/shared/assistant/message-parts.tsx";
import { QuestionBox } from "#web/shared/assistant/question-box.tsx";
import styles from "./coach.module.css";

const suggestions = [
  "Where do my applications stand?",
  "What should I do next?",
  "Show me remote jobs above 70k",
  "How do I hide from my employer?",
  "What do you know about me?",
];

interface ConversationProps {
  /** Null before the first question. */
  threadId: string | null;
  onBegun: (threadId: string) => void;
}

/** What was asked and answered, and where one asks on. */
export function Conversation({ threadId, onBegun }: ConversationProps) {
  const { data: messages = [] } = useQuery({ ...messagesOf(threadId ?? ""), enabled: threadId !== null });
  const { asked, asking, ask } = useAsking({ threadId, onBegun });
  const end = useRef<HTMLDivElement>(null);
  const shown = asked?.retry ? messages.slice(0, messages.findLastIndex(isQuestion) + 1) : messages;
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no way to clean up.
    void end.current?.scrollIntoView?.({ block: "nearest" });
  }, [messages.length, asked, asking.soFar]);
  const last = messages.findLast(isQuestion);
  return (
    <Pane label="Conversation">
      <PaneHead>
        <span className={styles.back}>
          <ButtonLink href="/coach" tone="bare" size="sm" icon={ArrowLeft}>
            Conversations
          </ButtonLink>
        </span>
        <CoachExplanation />
      </PaneHead>
      <PaneBody label="Messages">
        <div className={styles.messages} aria-live="polite">
          {messages.length === 0 && !asked && (
            <div className={shared.suggestions}>
              {suggestions.map((question) => (
                <Button key={question} size="sm" onClick={() => ask(question)}>
                  {question}
                </Button>
              ))}
            </div>
          )}
          {shown.map((message) =>
            isQuestion(message) ? (
              <p key={message.id} className={shared.question}>
                {wordsOf(message.parts)}
              </p>
            ) : (
              <Answer
                key={message.id}
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
/** One question at a time; once it is answered, the conversation is read again. */
function useAsking({ threadId, onBegun }: ConversationProps) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Sent | null>(null);
  const asking = useArriving<Exchanged, Sent>({
    call: (sent, hearing) =>
      api.assistant.chatCompletion({ body: { threadId, as: "candidate", ...sent } }, hearing),
    ended: async ({ thread }) => {
      const id = thread?.id ?? threadId;
      await Promise.all([
        cache.invalidateQueries(coachThreads),
        ...(id ? [cache.fetchQuery({ ...messagesOf(id), staleTime: 0 })] : []),
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

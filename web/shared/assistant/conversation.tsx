import { ArrowLeft, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { AssistantMessage } from "#contract/assistant-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Pane, PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { Answer, stoppedNote } from "./answer.tsx";
import type { AskingSide } from "./assistant-queries.ts";
import { MessageParts, wordsOf } from "./message-parts.tsx";
import { QuestionBox } from "./question-box.tsx";
import { useQuestionDraft } from "./use-question-draft.ts";
import { useAsking } from "./use-asking.ts";
import { useMessages } from "./use-messages.ts";
import shared from "./assistant.module.css";
import styles from "./threads.module.css";

interface ConversationProps {
  side: AskingSide;
  /** The address of the screen. */
  href: string;
  explanation: ReactNode;
  /** The job that is asked about, where it is one, and what says so. */
  jobId: string | null;
  about: ReactNode;
  /** What stands before the first question, with a way to ask. */
  beginning: (ask: (question: string) => void) => ReactNode;
  /** Null before the first question. */
  threadId: string | null;
  onBegun: (threadId: string) => void;
  /** Told that something was asked, before the conversation has its address. */
  onAsked: () => void;
}

/** What was asked and answered, and where one asks on. */
export function Conversation({ explanation, about, beginning, ...open }: ConversationProps) {
  const { side, href, onAsked } = open;
  const { messages, scroller, earlier } = useMessages(open);
  const [draft, setDraft] = useQuestionDraft([side, open.threadId ?? "new", open.jobId ?? ""].join(":"));
  // What was typed since stays, under what comes back.
  const onLost = (question: string) => setDraft((typed) => (typed ? `${question}\n${typed}` : question));
  const { asked, asking, ask: send } = useAsking({ ...open, onLost });
  function ask(message: string, retry = false) {
    onAsked();
    send(message, retry);
  }
  const end = useRef<HTMLDivElement>(null);
  const shown = asked?.retry ? messages.slice(0, messages.findLastIndex(isQuestion) + 1) : messages;
  const isShown = (part?: AssistantMessage) => shown.some(({ id }) => id === part?.id);
  const comes = asked && (asking.pending || asking.stopped) && !isShown(asking.soFar.answer);
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no way to clean up.
    void end.current?.scrollIntoView?.({ block: "nearest" });
  }, [lastId, asked, asking.soFar]);
  const last = messages.findLast(isQuestion);
  const again = last && !asked ? () => ask(wordsOf(last.parts), true) : undefined;
  return (
    <Pane label="Conversation">
      <PaneHead>
        <span className={styles.back}>
          <ButtonLink href={href} tone="bare" size="sm" icon={ArrowLeft}>
            Conversations
          </ButtonLink>
        </span>
        {about}
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
                onRetry={message === messages.at(-1) ? again : undefined}
              />
            ),
          )}
          {asked && !asked.retry && !isShown(asking.soFar.question) && (
            <p className={shared.question}>{asked.message}</p>
          )}
          {comes && <MessageParts parts={asking.soFar.answer?.parts ?? []} />}
          {comes && asking.stopped && stoppedNote}
          {again && last === messages.at(-1) && (
            <div>
              <Button size="sm" icon={RotateCw} onClick={again}>
                Answer again
              </Button>
            </div>
          )}
          {asking.error && (
            <Callout tone="warn" role="status">
              {sentenceOf(asking.error, "The answer broke off. Ask again.")}
            </Callout>
          )}
          <div ref={end} />
        </div>
      </PaneBody>
      <PaneFoot>
        <QuestionBox
          busy={asking.pending}
          typed={draft}
          onType={setDraft}
          onAsk={(question) => ask(question)}
          onStop={asking.stop}
        />
      </PaneFoot>
    </Pane>
  );
}

const isQuestion = ({ role }: AssistantMessage) => role === "user";

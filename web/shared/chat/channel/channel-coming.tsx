import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/button.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import chat from "../chat.module.css";
import styles from "../composer/composer.module.css";

interface TalkComingProps {
  /** What is known of the messages. */
  recent?: ReactNode;
  placeholder: string;
  verb?: string | undefined;
  closed: string | null;
  wayBack?: ReactNode;
}
/** A talk whose channel is not open yet: what was said last where it is known, and the place of the box to write in. */
export function TalkComing({ recent, placeholder, verb = "Send", closed, wayBack }: TalkComingProps) {
  if (!recent) return <ListSkeleton rows={5} label="Loading messages" />;
  return (
    <>
      <div className={chat.log} role="log" aria-label="Messages" aria-busy="true">
        {recent}
      </div>
      {closed === null ? (
        <div className={styles.composer} aria-hidden>
          <textarea rows={2} placeholder={placeholder} disabled />
          <div className={styles.foot}>
            <span className={styles.kept} />
            <Button tone="fill" icon={Send} disabled>
              {verb}
            </Button>
          </div>
        </div>
      ) : (
        <div className={chat.closed}>
          <p>{closed}</p>
          {wayBack}
        </div>
      )}
    </>
  );
}

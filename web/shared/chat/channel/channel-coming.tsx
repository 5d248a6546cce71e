import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import chat from "../chat.module.css";
import styles from "../composer/composer.module.css";

interface ChannelComingProps {
  /** What is known of the messages. */
  recent?: ReactNode;
  placeholder: string;
  verb?: string | undefined;
  closed: string | null;
  wayBack?: ReactNode;
}
/** A channel that is not open yet: the last messages where they are known, and the place of the composer. */
export function ChannelComing({ recent, placeholder, verb = "Send", closed, wayBack }: ChannelComingProps) {
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

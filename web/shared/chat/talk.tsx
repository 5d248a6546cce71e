import { useEffect, useRef } from "react";
import type { Attachment, Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import type { ChannelSnapshot, OpenChannel, Pending } from "#web/api/chat-client/index.ts";
import { useMe } from "#web/shared/session/session.ts";
import { AttachedFiles } from "./attached-files.tsx";
import { placeOf, sentFiles } from "./attachments.ts";
import { Composer } from "./composer.tsx";
import { useChannel } from "./use-channel.ts";
import styles from "./chat.module.css";

interface TalkProps {
  cid: string;
  placeholder: string;
  /** The word on the button that sends. */
  verb?: string;
  closed: boolean;
}

/** A channel's messages by day, what is on its way, who types, and the box to write in. */
export function Talk({ cid, placeholder, verb, closed }: TalkProps) {
  const { channel, snapshot } = useChannel(cid);
  const { applicationId } = placeOf(cid);
  const end = useRef<HTMLDivElement>(null);
  const last = snapshot ? (snapshot.pending.at(-1)?.id ?? snapshot.messages.at(-1)?.id) : null;
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
    if (document.visibilityState === "visible") channel?.markRead();
  }, [last, channel]);
  if (!snapshot || !channel || snapshot.state === "loading")
    return <ListSkeleton rows={5} label="Loading messages" />;
  if (snapshot.state === "refused")
    return <p className={styles.line}>This conversation is not open to you.</p>;
  return (
    <>
      <div className={styles.talk} role="log" aria-label="Messages" tabIndex={0}>
        {snapshot.hasOlder && (
          <p className={styles.older}>
            <Button size="sm" onClick={() => void channel.loadOlder()}>
              Show earlier messages
            </Button>
          </p>
        )}
        {byDay(snapshot.messages).map(([day, messages]) => (
          <section key={day} aria-label={day}>
            <p className={styles.day}>{day}</p>
            {messages.map((message) => (
              <Said key={message.id} message={message} applicationId={applicationId} />
            ))}
          </section>
        ))}
        {snapshot.pending.map((pending) => (
          <OnItsWay key={pending.id} pending={pending} channel={channel} applicationId={applicationId} />
        ))}
        <Below snapshot={snapshot} />
        <div ref={end} />
      </div>
      {closed ? (
        <p className={styles.line}>This conversation is closed. You can still read it.</p>
      ) : (
        <Composer key={cid} channel={channel} placeholder={placeholder} verb={verb} />
      )}
    </>
  );
}

function Said({ message, applicationId }: { message: Message; applicationId: string }) {
  if (message.type === "system") return <p className={styles.system}>{message.text}</p>;
  const name = message.user?.name ?? "Somebody";
  return (
    <article className={styles.said}>
      <Avatar name={name} src={message.user?.image} size="sm" />
      <div>
        <p>
          <b>{name}</b> <time dateTime={message.created_at}>{clock(message.created_at)}</time>
        </p>
        <p className={styles.words}>
          {message.type === "deleted" ? <i>This message was deleted</i> : message.text}
        </p>
        <AttachedFiles files={sentFiles(message.attachments)} applicationId={applicationId} />
      </div>
    </article>
  );
}

interface OnItsWayProps {
  pending: Pending;
  channel: OpenChannel;
  applicationId: string;
}
function OnItsWay({ pending, channel, applicationId }: OnItsWayProps) {
  const { fullName, profilePicture } = useMe();
  return (
    <article className={styles.said} data-state={pending.state}>
      <Avatar name={fullName} src={profilePicture} size="sm" />
      <div>
        <p>
          <b>{fullName}</b> <time dateTime={pending.at}>{clock(pending.at)}</time>
        </p>
        <p className={styles.words}>{pending.text}</p>
        <AttachedFiles
          files={sentFiles(pending.fields.attachments as Attachment[] | undefined)}
          applicationId={applicationId}
        />
        {pending.state === "failed" && (
          <p className={styles.failed}>
            {pending.why ?? "This was not sent."}{" "}
            <Button size="sm" onClick={() => channel.retry(pending.id)}>
              Try again
            </Button>{" "}
            <Button size="sm" tone="bare" onClick={() => channel.discard(pending.id)}>
              Discard
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}

/** Who is typing, or who has read the last message. */
function Below({ snapshot }: { snapshot: ChannelSnapshot }) {
  const { id: me } = useMe();
  const nameOf = (userId: string) =>
    snapshot.members.find((member) => member.user_id === userId)?.user?.name ?? "Somebody";
  if (snapshot.typing.length)
    return <p className={styles.below}>{snapshot.typing.map(nameOf).join(" and ")} is typing …</p>;
  const last = snapshot.messages.at(-1);
  if (!last || last.user?.id !== me) return null;
  const seen = snapshot.reads
    .filter((read) => read.user.id !== me && read.last_read >= last.created_at)
    .map((read) => nameOf(read.user.id));
  return seen.length ? <p className={styles.below}>Seen by {seen.join(" and ")}</p> : null;
}

function byDay(messages: readonly Message[]) {
  return [...Map.groupBy(messages, (message) => dayWords(new Date(message.created_at)))];
}

/** Grouped Today, Yesterday, then by date. */
function dayWords(at: Date) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" }).format(at);
}
function clock(at: string) {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
}

import type { Chat } from "../context.ts";
import { usersById } from "../store/users/queries.ts";

/** Above this many watchers, starts and stops are not announced: each would be sent to all the others. */
const mostWatchers = 100;

/** Announces to a channel's watchers who starts or stops watching it, where the channel type has connect events. */
export function announceWatching({ db, now, hub, types }: Pick<Chat, "db" | "now" | "hub" | "types">) {
  return (userId: string, cid: string, on: boolean) => {
    const [channel_type = "", ...rest] = cid.split(":");
    const watcher_count = hub.watcherCount(cid);
    if (!types.find(channel_type)?.connect_events || watcher_count > mostWatchers || !watcher_count) return;
    void usersById(db, [userId], now())
      .then((people) =>
        hub.broadcast(
          { cid, except: userId },
          {
            type: on ? "user.watching.start" : "user.watching.stop",
            cid,
            channel_type,
            channel_id: rest.join(":"),
            user: people.get(userId),
            watcher_count,
            created_at: now().toISOString(),
          },
        ),
      )
      .catch(() => {});
  };
}

import type { Chat } from "../context.ts";
import { usersById } from "../store/users/queries.ts";

/** In a crowd who comes and goes is told to nobody: each coming would be told to all the others. */
const mostWatchers = 100;

/** Tells the watchers of a channel who begins and who ends watching it, where its kind says so. */
export function tellWatching({ db, now, hub, types }: Pick<Chat, "db" | "now" | "hub" | "types">) {
  return (userId: string, cid: string, on: boolean) => {
    const [channel_type = "", ...rest] = cid.split(":");
    const watcher_count = hub.watcherCount(cid);
    if (!types.find(channel_type)?.connect_events || watcher_count > mostWatchers || !watcher_count) return;
    void usersById(db, [userId], now())
      .then((people) =>
        hub.tell(
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

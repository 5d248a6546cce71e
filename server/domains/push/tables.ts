import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { QuietHours } from "#contract/push.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Browsers that subscribed, each for the session that was signed in there. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    sessionId: uuid("session_id").notNull(),
    name: text().notNull(),
    endpoint: text().notNull(),
    /** The browser's public key and secret, by which only it can read what is pushed. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant("created_at").notNull(),
    pushedAt: instant("pushed_at"),
  },
  (table) => [
    uniqueIndex("push_devices_by_endpoint").on(table.endpoint),
    index("push_devices_by_user").on(table.userId, table.createdAt),
    index("push_devices_by_session").on(table.sessionId),
  ],
);

/** What people chose; who has no row has the usual quiet hours. */
export const pushSettings = pgTable("push_settings", {
  userId: uuid("user_id").primaryKey(),
  /** Those that were turned off are kept for the next time. */
  quietHours: jsonb("quiet_hours").$type<QuietHours & { off?: boolean }>(),
});

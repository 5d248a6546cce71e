import { sql } from "drizzle-orm";
import { type Settings, settingNames } from "#contract/chat/app.ts";
import type { Reader } from "#server/database/open.ts";
import { chatApp } from "./tables.ts";

export type AppSettings = Settings;

const uploads = {
  allowed_file_extensions: [],
  blocked_file_extensions: [],
  allowed_mime_types: [],
  blocked_mime_types: [],
  size_limit: 0,
};
const usual: AppSettings = {
  name: "Messages",
  disable_auth_checks: false,
  disable_permissions_checks: false,
  multi_tenant_enabled: false,
  async_url_enrich_enabled: false,
  auto_translation_enabled: false,
  image_moderation_enabled: false,
  image_moderation_labels: [],
  channel_hide_members_only: false,
  migrate_permissions_to_v2: false,
  permission_version: "v2",
  enforce_unique_usernames: "no",
  user_search_disallowed_roles: [],
  reminders_interval: 0,
  reminders_max_members: 0,
  webhook_url: "",
  webhook_events: [],
  event_hooks: [],
  before_message_send_hook_url: "",
  custom_action_handler_url: "",
  sqs_url: "",
  sqs_key: "",
  sqs_secret: "",
  sns_topic_arn: "",
  sns_key: "",
  sns_secret: "",
  grants: {},
  file_upload_config: uploads,
  image_upload_config: uploads,
  push_config: { version: "v2" },
  apn_config: {},
  firebase_config: {},
  huawei_config: {},
  xiaomi_config: {},
  revoke_tokens_issued_before: null,
};

/** The app's settings, with defaults for what was never set. */
export async function readSettings(db: Reader): Promise<AppSettings> {
  const [row] = await db.select({ settings: chatApp.settings }).from(chatApp);
  return { ...usual, ...row?.settings };
}

/** Saves the given settings; null resets one to its default. */
export async function saveSettings(db: Reader, given: Record<string, unknown>, now: Date) {
  const known = settingNames.filter((name) => given[name] !== undefined);
  const set = Object.fromEntries(known.map((name) => [name, given[name] ?? usual[name]]));
  await db
    .insert(chatApp)
    .values({ id: "app", settings: set, updatedAt: now })
    .onConflictDoUpdate({
      target: chatApp.id,
      set: { settings: sql`${chatApp.settings} || ${JSON.stringify(set)}::jsonb`, updatedAt: now },
    });
}

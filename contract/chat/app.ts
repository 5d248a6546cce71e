import { z } from "zod";
import { del, get, patch, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, answer, map } from "./call-shapes.ts";
import { Message } from "./shapes.ts";

const words = z.array(z.string().max(255)).max(1000);
const flag = z.boolean();
const address = z.string().max(2000);
const UploadRules = z.looseObject({
  allowed_file_extensions: words.nullish(),
  blocked_file_extensions: words.nullish(),
  allowed_mime_types: words.nullish(),
  blocked_mime_types: words.nullish(),
  size_limit: z.number().int().min(0).nullish(),
});
const EventHook = z.looseObject({
  id: z.string().optional(),
  hook_type: z.enum(["webhook", "pending_message", "sqs", "sns"]).default("webhook"),
  enabled: flag.default(true),
  event_types: words.default([]),
  webhook_url: address.optional(),
});

/** What can be set; whatever else is sent is read-only and left as it is. */
const settingsShape = {
  name: z.string().max(255),
  disable_auth_checks: flag,
  disable_permissions_checks: flag,
  multi_tenant_enabled: flag,
  async_url_enrich_enabled: flag,
  auto_translation_enabled: flag,
  image_moderation_enabled: flag,
  image_moderation_labels: words,
  channel_hide_members_only: flag,
  migrate_permissions_to_v2: flag,
  permission_version: z.enum(["v1", "v2", ""]),
  enforce_unique_usernames: z.enum(["no", "app", "team", ""]),
  user_search_disallowed_roles: words,
  reminders_interval: z.number().int().min(0),
  reminders_max_members: z.number().int().min(0),
  webhook_url: address,
  webhook_events: words,
  event_hooks: z.array(EventHook).max(20),
  before_message_send_hook_url: address,
  custom_action_handler_url: address,
  sqs_url: address,
  sqs_key: z.string().max(2000),
  sqs_secret: z.string().max(2000),
  sns_topic_arn: z.string().max(2000),
  sns_key: z.string().max(2000),
  sns_secret: z.string().max(2000),
  grants: map(words),
  file_upload_config: UploadRules,
  image_upload_config: UploadRules,
  push_config: z.looseObject({ version: z.string().optional() }),
  apn_config: z.looseObject({}),
  firebase_config: z.looseObject({}),
  huawei_config: z.looseObject({}),
  xiaomi_config: z.looseObject({}),
  revoke_tokens_issued_before: z.iso.datetime({ offset: true }).nullable(),
};
export const SettingsChange = z.looseObject(
  Object.fromEntries(Object.entries(settingsShape).map(([key, schema]) => [key, schema.nullish()])) as {
    [K in keyof typeof settingsShape]: z.ZodOptional<z.ZodNullable<(typeof settingsShape)[K]>>;
  },
);
/** The names of what can be set. */
export const settingNames = Object.keys(settingsShape) as (keyof typeof settingsShape)[];
export type Settings = { [K in keyof typeof settingsShape]: z.output<(typeof settingsShape)[K]> };

export const Command = z.object({
  name: z.string(),
  description: z.string(),
  args: z.string(),
  set: z.string(),
  created_at: Instant.optional(),
  updated_at: Instant.optional(),
});
const CommandName = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, "a command name holds letters, digits, _ and - only");
const CommandText = {
  description: z.string().max(500).nullish(),
  args: z.string().max(500).nullish(),
  set: z.string().max(100).nullish(),
};

const Rate = z.object({ limit: z.number(), remaining: z.number(), reset: z.number() });
const Rates = z.record(z.string(), Rate).optional();
const wanted = z.string().optional();
const Check = answer({
  status: z.enum(["ok", "error"]),
  error: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

export const app = {
  getApp: get("/app", { access: "signed-in", response: answer({ app: z.looseObject({}) }) }),
  updateApp: patch("/app", { access: "signed-in", body: SettingsChange, response: answer({}) }),
  getRateLimits: get("/rate_limits", {
    access: "signed-in",
    query: z.object({ server_side: wanted, android: wanted, ios: wanted, web: wanted, endpoints: wanted }),
    response: answer({ server_side: Rates, android: Rates, ios: Rates, web: Rates }),
  }),
  checkPush: post("/check_push", {
    access: "signed-in",
    body: z.looseObject({
      message_id: z.string().nullish(),
      apn_template: z.string().nullish(),
      firebase_template: z.string().nullish(),
      firebase_data_template: z.string().nullish(),
      skip_devices: z.boolean().nullish(),
      push_provider_name: z.string().nullish(),
      push_provider_type: z.string().nullish(),
      ...Actor,
    }),
    response: answer({
      rendered_apn_template: z.string(),
      rendered_firebase_template: z.string(),
      rendered_message: z.record(z.string(), z.string()),
      general_errors: z.array(z.string()),
      device_errors: z.record(
        z.string(),
        z.object({ provider: z.string(), provider_name: z.string(), error_message: z.string() }),
      ),
      skip_devices: z.boolean(),
    }),
    status: 201,
  }),
  checkSqs: post("/check_sqs", {
    access: "signed-in",
    body: z.object({
      sqs_url: z.string().nullish(),
      sqs_key: z.string().nullish(),
      sqs_secret: z.string().nullish(),
    }),
    response: Check,
    status: 201,
  }),
  checkSns: post("/check_sns", {
    access: "signed-in",
    body: z.object({
      sns_topic_arn: z.string().nullish(),
      sns_key: z.string().nullish(),
      sns_secret: z.string().nullish(),
    }),
    response: Check,
    status: 201,
  }),
  listCommands: get("/commands", { access: "signed-in", response: answer({ commands: z.array(Command) }) }),
  createCommand: post("/commands", {
    access: "signed-in",
    body: z.object({ name: CommandName, ...CommandText }),
    response: answer({ command: Command }),
    status: 201,
  }),
  getCommand: get("/commands/:name", {
    access: "signed-in",
    row: "command",
    response: answer(Command.shape),
  }),
  updateCommand: put("/commands/:name", {
    access: "signed-in",
    row: "command",
    body: z.object(CommandText),
    response: answer({ command: Command }),
  }),
  deleteCommand: del("/commands/:name", {
    access: "signed-in",
    row: "command",
    response: answer({ name: z.string() }),
  }),
  getCall: post("/calls/:id", { access: "signed-in", row: "call", response: answer({}), status: 201 }),
  getOpenGraph: get("/og", {
    access: "signed-in",
    query: z.object({ url: z.string().min(1).max(2000) }),
    response: answer({
      type: z.string(),
      title: z.string().optional(),
      title_link: z.string().optional(),
      text: z.string().optional(),
      image_url: z.string().optional(),
      thumb_url: z.string().optional(),
      asset_url: z.string().optional(),
      author_name: z.string().optional(),
      author_link: z.string().optional(),
      og_scrape_url: z.string(),
    }),
  }),
  runMessageAction: post("/messages/:id/action", {
    access: "signed-in",
    row: "message",
    body: z.object({ message_id: z.string().nullish(), form_data: map(z.string()).default({}), ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  translateMessage: post("/messages/:id/translate", {
    access: "signed-in",
    row: "message",
    body: z.object({ language: z.string().min(2).max(10), ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  translate: post("/translate", {
    access: "signed-in",
    body: z.object({
      text: z.string().min(1).max(5000),
      language: z.string().min(2).max(10),
      source_language: z.string().max(10).nullish(),
      ...Actor,
    }),
    response: answer({ text: z.string(), language: z.string(), source_language: z.string() }),
    status: 201,
  }),
};

import { eq, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { chatModerationConfigs } from "../store/moderation/tables.ts";

type Row = typeof chatModerationConfigs.$inferSelect;
/** Rules that only an external moderation model could apply. */
const needsModel = /^(ai_|automod_|bodyguard_|llm_|velocity_|google_vision_|aws_rekognition_)/;

/** Saves a named set of rules; rules this service cannot apply are refused. */
export async function upsertConfig(
  call: ChatCall,
  { key, ...given }: { key: string } & Record<string, unknown>,
) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const { user_id: _u, user: _o, async: _a, team: _t, ...rules } = given;
  for (const [name, rule] of Object.entries(rules))
    if (needsModel.test(name) && isOn(rule)) throw badInput(`${name}: no moderation model is connected`);
  await refuseUnknownLists(call, rules);
  const now = call.now();
  const [row] = await call.db
    .insert(chatModerationConfigs)
    .values({ key, rules, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: chatModerationConfigs.key, set: { rules, updatedAt: now } })
    .returning();
  return { config: present(row!) };
}

function isOn(rule: unknown) {
  return typeof rule === "object" && rule !== null && (rule as { enabled?: unknown }).enabled !== false;
}

async function refuseUnknownLists(call: ChatCall, rules: Record<string, unknown>) {
  const lists = await call.words.get();
  for (const { name, action } of listRules(rules)) {
    if (!lists.has(name)) throw badInput(`block_list_config: the blocklist "${name}" does not exist`);
    if (!actions.has(action)) throw badInput(`block_list_config: the action "${action}" is not known`);
  }
}

export type ListAction = "flag" | "remove" | "shadow" | "bounce";
const actions: ReadonlySet<string> = new Set(["flag", "remove", "shadow", "bounce"]);
/** Which lists a set of rules checks texts against, and which action each match suggests. */
export function listRules(rules: Record<string, unknown>): { name: string; action: ListAction }[] {
  const { block_list_config: config } = rules as {
    block_list_config?: { enabled?: boolean; rules?: { name?: unknown; action?: unknown }[] } | null;
  };
  if (!config || config.enabled === false || !Array.isArray(config.rules)) return [];
  return config.rules.map(({ name, action }) => ({
    name: String(name),
    action: (action ?? "flag") as ListAction,
  }));
}

export async function getConfig(call: ChatCall, key: string) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  return { config: present(await findConfig(call, key)) };
}

export async function findConfig({ db }: ChatCall, key: string): Promise<Row> {
  const [row] = await db.select().from(chatModerationConfigs).where(eq(chatModerationConfigs.key, key));
  if (!row) throw missing(`moderation config with key ${key}`);
  return row;
}

export async function deleteConfig(call: ChatCall, key: string) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  await findConfig(call, key);
  await call.db.delete(chatModerationConfigs).where(eq(chatModerationConfigs.key, key));
  return {};
}

const columns = {
  key: { column: sql`chat_moderation_configs.key`, kind: "text" },
  created_at: { column: sql`chat_moderation_configs.created_at`, kind: "time" },
  updated_at: { column: sql`chat_moderation_configs.updated_at`, kind: "time" },
} as const;
export async function queryConfigs(call: ChatCall, query: ListQuery) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const page = pageOf(query, {
    fields: columns,
    usual: [{ field: "key", direction: 1 }],
    tie: columns.key.column,
    limit: 25,
  });
  const { rows, ...turns } = await readPage(call.db, chatModerationConfigs, {
    page,
    where: compileFilter(query.filter, { fields: columns, custom: null }),
  });
  return { configs: rows.map(({ row }) => present(row)), ...turns };
}

function present({ key, rules, createdAt, updatedAt }: Row) {
  return { ...rules, key, async: false, created_at: createdAt, updated_at: updatedAt };
}

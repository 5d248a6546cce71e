import { and, asc, eq } from "drizzle-orm";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { chatPushProviders } from "../store/devices/tables.ts";

type Row = typeof chatPushProviders.$inferSelect;
/** Keys that are stored and never shown again. */
const secret = /secret|auth_key|credentials/;

type Provider = { type: string; name: string } & Record<string, unknown>;

export async function upsertPushProvider(call: ChatCall, { type, name, ...data }: Provider) {
  refuseUnlessServer(call);
  const now = call.now();
  const [row] = await call.db
    .insert(chatPushProviders)
    .values({ type, name, data, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [chatPushProviders.type, chatPushProviders.name],
      set: { data, updatedAt: now },
    })
    .returning();
  return { push_provider: present(row!) };
}

export async function listPushProviders(call: ChatCall) {
  refuseUnlessServer(call);
  const rows = await call.db
    .select()
    .from(chatPushProviders)
    .orderBy(asc(chatPushProviders.type), asc(chatPushProviders.name));
  return { push_providers: rows.map(present) };
}

export async function deletePushProvider(call: ChatCall, { type, name }: { type: string; name: string }) {
  refuseUnlessServer(call);
  const gone = await call.db
    .delete(chatPushProviders)
    .where(and(eq(chatPushProviders.type, type), eq(chatPushProviders.name, name)))
    .returning({ name: chatPushProviders.name });
  if (!gone.length) throw missing(`push provider ${type} with name ${name}`);
  return {};
}

function present({ type, name, data, createdAt, updatedAt }: Row) {
  const shown = Object.fromEntries(Object.entries(data).filter(([key]) => !secret.test(key)));
  return { ...shown, type, name, created_at: createdAt, updated_at: updatedAt };
}

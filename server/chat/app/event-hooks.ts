import { isDeepStrictEqual } from "node:util";
import { newId } from "#server/database/ids.ts";
import type { ChatCall } from "../context.ts";
import { type AppSettings, readSettings } from "../store/app/settings.ts";

type Hook = AppSettings["event_hooks"][number];
const ours = new Set(["id", "created_at", "updated_at"]);

/** Each hook has an id, the time it was created and the time it was last changed. */
export async function hooksToKeep(call: ChatCall, hooks: Hook[]): Promise<Hook[]> {
  const now = call.now().toISOString();
  const existing = new Map((await readSettings(call.db)).event_hooks.map((hook) => [hook.id, hook]));
  return hooks.map((hook) => {
    const before = hook.id ? existing.get(hook.id) : undefined;
    const given = withoutOurs(hook);
    const unchanged = before && isDeepStrictEqual(withoutOurs(before), given);
    const times: Partial<Hook> = before ?? {};
    return {
      ...given,
      id: hook.id || newId(),
      created_at: times.created_at ?? now,
      updated_at: unchanged ? (times.updated_at ?? now) : now,
    };
  });
}

function withoutOurs(hook: Hook): Hook {
  return Object.fromEntries(Object.entries(hook).filter(([name]) => !ours.has(name))) as Hook;
}

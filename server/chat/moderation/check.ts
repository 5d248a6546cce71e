import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { findConfig, listRules } from "./configs.ts";
import { findItem } from "./review-queue.ts";
import { type Entity, addFlag, openItem, presentItems } from "../store/moderation/review-items.ts";
import { builtInList } from "../store/moderation/word-lists.ts";

interface Checked {
  entity_type: string;
  entity_id: string;
  entity_creator_id?: string | null | undefined;
  moderation_payload?: ({ texts?: string[] | null | undefined } & Record<string, unknown>) | null | undefined;
}
interface Asked extends Checked {
  config_key?: string | null | undefined;
  config?: Record<string, unknown> | null | undefined;
  test_mode?: boolean | null | undefined;
}
const usual = { block_list_config: { enabled: true, rules: [{ name: builtInList, action: "flag" }] } };

/** Checks texts against the word lists of a set of rules; matches go to the review queue. */
export async function checkContent(call: ChatCall, asked: Asked) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const { moderation_payload: payload, config_key: key } = asked;
  const media = [payload?.images, payload?.videos].flat().filter(Boolean);
  if (media.length) throw badInput("images and videos cannot be checked: no moderation model is connected");
  if (!payload?.texts?.length) throw badInput("moderation_payload.texts is required");
  const rules = asked.config ?? (key ? (await findConfig(call, key)).rules : usual);
  const lists = await call.words.get();
  const hits = listRules(rules).flatMap(({ name, action }) =>
    payload.texts!.flatMap((text) => {
      const word = lists.find(name, text);
      return word === null ? [] : [{ name, action, word }];
    }),
  );
  const removes = hits.some(({ action }) => action !== "flag");
  const recommended_action = !hits.length
    ? ("keep" as const)
    : removes
      ? ("remove" as const)
      : ("flag" as const);
  if (!hits.length || asked.test_mode) return { status: "complete" as const, recommended_action };
  const entity = { ...entityOf(asked), configKey: key ?? null, recommendedAction: recommended_action };
  const flags = hits.map(({ name, word }) => ({
    userId: "",
    type: "block_list",
    reason: `"${word}" is in the list ${name}`,
    labels: [name],
  }));
  return { status: "complete" as const, recommended_action, item: await bring(call, entity, flags) };
}

interface Objection {
  userId: string;
  type: string;
  reason: string | null;
  labels: string[];
  data?: Record<string, unknown>;
}
interface OwnCheck extends Checked {
  flags: {
    type: string;
    reason?: string | null | undefined;
    labels?: string[] | null | undefined;
    user_id?: string | null | undefined;
    custom?: Record<string, unknown> | null | undefined;
  }[];
}
/** Puts what the app's own checks reported into the review queue. */
export async function customCheck(call: ChatCall, asked: OwnCheck) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const flags = asked.flags.map(({ type, reason, labels, user_id, custom }) => ({
    userId: user_id ?? "",
    type,
    reason: reason ?? null,
    labels: labels ?? [],
    data: custom ?? {},
  }));
  const item = await bring(call, entityOf(asked), flags);
  return { id: item.id, status: "complete" as const, item };
}

export function entityOf(asked: Checked): Entity {
  return {
    entityType: asked.entity_type,
    entityId: asked.entity_id,
    entityCreatorId: asked.entity_creator_id || null,
    ...(asked.moderation_payload && { payload: asked.moderation_payload }),
  };
}

async function bring(call: ChatCall, entity: Entity, objections: Objection[]) {
  const now = call.now();
  return call.db.transaction(async (tx) => {
    const item = await openItem(tx, entity, now);
    for (const objection of objections) await addFlag(tx, { ...objection, itemId: item.id }, now);
    const [shown] = await presentItems(tx, [await findItem(tx, item.id)], { now, links: call.links });
    return shown!;
  });
}

import { z } from "zod";
import { del, get, post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, answer } from "./call-shapes.ts";

const providers = ["apn", "firebase", "huawei", "xiaomi"] as const;
export const Device = z.object({
  id: z.string(),
  user_id: z.string(),
  push_provider: z.string(),
  push_provider_name: z.string().optional(),
  created_at: Instant,
  disabled: z.boolean(),
});
export type Device = z.output<typeof Device>;

const ProviderName = z.string().min(1).max(100);
const PushProvider = z.looseObject({
  type: z.string(),
  name: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
const PushPreference = z.object({
  chat_level: z.string().optional(),
  disabled_until: Instant.optional(),
});
export type PushPreference = z.output<typeof PushPreference>;

export const devices = {
  createDevice: post("/devices", {
    access: "signed-in",
    body: z.object({
      id: z.string().min(1).max(4096),
      push_provider: z.enum(providers),
      push_provider_name: z.string().max(100).nullish(),
      ...Actor,
    }),
    response: answer({}),
    status: 201,
  }),
  listDevices: get("/devices", { access: "signed-in", response: answer({ devices: z.array(Device) }) }),
  deleteDevice: del("/devices", {
    access: "signed-in",
    query: z.object({ id: z.string().min(1) }),
    response: answer({}),
  }),
  updatePushPreferences: post("/push_preferences", {
    access: "signed-in",
    body: z.object({
      preferences: z
        .array(
          z.object({
            user_id: z.string().nullish(),
            channel_cid: z.string().nullish(),
            chat_level: z.enum(["all", "mentions", "none", "default", ""]).nullish(),
            disabled_until: z.iso.datetime({ offset: true }).nullish(),
            remove_disable: z.boolean().nullish(),
          }),
        )
        .min(1)
        .max(100),
      ...Actor,
    }),
    response: answer({
      user_preferences: z.record(z.string(), PushPreference),
      user_channel_preferences: z.record(z.string(), z.record(z.string(), PushPreference)),
    }),
    status: 201,
  }),
  upsertPushProvider: post("/push_providers", {
    access: "signed-in",
    body: z.object({ push_provider: z.looseObject({ type: z.enum(providers), name: ProviderName }) }),
    response: answer({ push_provider: PushProvider }),
    status: 201,
  }),
  listPushProviders: get("/push_providers", {
    access: "signed-in",
    response: answer({ push_providers: z.array(PushProvider) }),
  }),
  deletePushProvider: del("/push_providers/:type/:name", {
    access: "signed-in",
    row: "push provider",
    response: answer({}),
  }),
};

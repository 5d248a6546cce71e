import type { devices } from "#contract/chat/devices.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { createDevice, deleteDevice, listDevices } from "./devices.ts";
import { updatePushPreferences } from "./push-preferences.ts";
import { deletePushProvider, listPushProviders, upsertPushProvider } from "./push-providers.ts";

export const deviceHandlers: Handlers<typeof devices, ChatCall> = {
  createDevice: ({ body, ...call }) => createDevice(call, body),
  listDevices: (call) => listDevices(call),
  deleteDevice: ({ query, ...call }) => deleteDevice(call, query.id),
  updatePushPreferences: ({ body, ...call }) => updatePushPreferences(call, body.preferences),
  upsertPushProvider: ({ body, ...call }) => upsertPushProvider(call, body.push_provider),
  listPushProviders: (call) => listPushProviders(call),
  deletePushProvider: ({ params, ...call }) => deletePushProvider(call, params),
};

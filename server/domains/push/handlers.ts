import type { push } from "#contract/push.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { addDevice, listDevices, removeDevice } from "./devices.ts";
import { setSettings, showSettings } from "./settings.ts";

export const pushHandlers: DomainHandlers<typeof push> = {
  key: async ({ outside }) => ({ publicKey: outside.push.publicKey }),
  devices: (context) => listDevices(context),
  addDevice: ({ body, ...context }) => addDevice(context, body),
  removeDevice: ({ params, ...context }) => removeDevice(context, params.id).then(() => done),
  settings: (context) => showSettings(context),
  setSettings: ({ body, ...context }) => setSettings(context, body),
};

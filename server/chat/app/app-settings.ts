import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { presentChangedType, presentType } from "../store/channels/channel-types.ts";
import { defaultGrants } from "../policy/grants.data.ts";
import { presentPolicy, readPolicies } from "../policy/policies.ts";
import { hooksToKeep } from "./event-hooks.ts";
import { type AppSettings, readSettings, saveSettings } from "../store/app/settings.ts";

/** The app as servers see it; users see only what their clients need. */
export async function getApp(call: ChatCall) {
  await call.types.fresh();
  const settings = await readSettings(call.db);
  const { name, file_upload_config, image_upload_config, async_url_enrich_enabled } = settings;
  const open = { name, file_upload_config, image_upload_config, async_url_enrich_enabled };
  if (call.caller.kind !== "server")
    return { app: { ...open, auto_translation_enabled: settings.auto_translation_enabled } };
  const types = call.types.all();
  const { sqs_secret: _sqs, sns_secret: _sns, ...shown } = settings;
  return {
    app: {
      ...withoutKeys(shown),
      organization: "",
      suspended: false,
      suspended_explanation: "",
      channel_configs: Object.fromEntries(
        types.map((type) => [type.name, call.secondForm ? presentChangedType(type) : presentType(type)]),
      ),
      policies: Object.fromEntries(
        types.map((type) => [type.name, readPolicies(type.permissions ?? []).map(presentPolicy)]),
      ),
      grants: { ...defaultGrants.app, ...settings.grants },
      push_notifications: presentPush(settings),
      event_hooks: settings.event_hooks,
    },
  };
}

function withoutKeys({
  apn_config: _apn,
  firebase_config: _firebase,
  huawei_config: _huawei,
  xiaomi_config: _xiaomi,
  push_config: _push,
  ...settings
}: Omit<AppSettings, "sqs_secret" | "sns_secret">) {
  return settings;
}

/** Provider keys are stored and never shown. */
function presentPush({ push_config, apn_config: apn, firebase_config: firebase, ...rest }: AppSettings) {
  const enabled = (config: object) => Object.keys(config).length > 0;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    version: push_config.version ?? "v2",
    offline_only: false,
    apn: {
      enabled: enabled(apn),
      development: apn.development === true,
      auth_type: text(apn.auth_type),
      bundle_id: text(apn.bundle_id),
      team_id: text(apn.team_id),
      key_id: text(apn.key_id),
      host: text(apn.host),
      notification_template: text(apn.notification_template),
    },
    firebase: {
      enabled: enabled(firebase),
      notification_template: text(firebase.notification_template),
      data_template: text(firebase.data_template),
    },
    huawei: { enabled: enabled(rest.huawei_config) },
    xiaomi: { enabled: enabled(rest.xiaomi_config) },
  };
}

const addresses = ["webhook_url", "before_message_send_hook_url", "custom_action_handler_url"] as const;

/** Changes the given settings and leaves the others. */
export async function updateApp(call: ChatCall, change: Record<string, unknown>) {
  refuseUnlessServer(call);
  const hooks = (change.event_hooks ?? []) as AppSettings["event_hooks"];
  const given = [
    ...addresses.map((name) => [name, change[name]] as const),
    ...hooks.map((hook) => ["event_hooks", hook.webhook_url] as const),
  ];
  for (const [name, address] of given)
    if (typeof address === "string" && address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ""))
      throw badInput(`${name} is not a web address`, { [name]: "is not a web address" });
  const kept = change.event_hooks ? { event_hooks: await hooksToKeep(call, hooks) } : {};
  await saveSettings(call.db, { ...change, ...kept }, call.now());
  call.settings.forget();
  return {};
}

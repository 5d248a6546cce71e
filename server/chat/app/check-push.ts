import { desc, eq } from "drizzle-orm";
import type { ChatUser } from "#contract/chat/shapes.ts";
import { type ChatCall, refuseUnlessServer, actorOf } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { chatDevices, chatPushProviders } from "../store/devices/tables.ts";
import { type MessageRow, findMessage } from "../store/messages/queries.ts";
import { chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { renderTemplate } from "./render-template.ts";

interface Asked {
  message_id?: string | null | undefined;
  apn_template?: string | null | undefined;
  firebase_template?: string | null | undefined;
  firebase_data_template?: string | null | undefined;
  skip_devices?: boolean | null | undefined;
  push_provider_name?: string | null | undefined;
}

const apnTemplate =
  '{"aps":{"alert":{"title":"New message from {{ sender.name }}","body":"{{ truncate message.text 150 }}"},"mutable-content":1,"category":"stream.chat"}}';
const firebaseTemplate =
  '{"title":"New message from {{ sender.name }}","body":"{{ truncate message.text 150 }}"}';

/** Renders the push of a message and lists why it would not be delivered; nothing is sent. */
export async function checkPush(call: ChatCall, asked: Asked) {
  refuseUnlessServer(call);
  const userId = actorOf(call);
  const message = await messageFor(call, asked.message_id);
  const settings = await call.settings.get();
  const people = await usersById(call.db, [userId, message?.userId ?? null], call.now());
  if (!people.has(userId)) throw missing(`user with id ${userId}`);
  const errors: string[] = [];
  if (!message) errors.push("there is no message to show");
  const values = templateValues(message, people, userId);
  const render = (...templates: unknown[]) => {
    const template = templates.find((each) => typeof each === "string" && each !== "") as string;
    return renderTemplate(template, values, errors);
  };
  const { apn_config: apn, firebase_config: firebase } = settings;
  return {
    rendered_apn_template: render(asked.apn_template, apn.notification_template, apnTemplate),
    rendered_firebase_template: render(
      asked.firebase_template,
      firebase.notification_template,
      firebaseTemplate,
    ),
    rendered_message: {
      ...values.message,
      message_id: values.message.id,
      channel_id: values.channel.id,
      channel_type: values.channel.type,
      receiver_id: userId,
    },
    general_errors: errors,
    device_errors: asked.skip_devices ? {} : await deviceErrors(call, userId, asked.push_provider_name),
    skip_devices: asked.skip_devices ?? false,
  };
}

/** The values of a template's placeholders. */
function templateValues(message: MessageRow | undefined, people: Map<string, ChatUser>, receiverId: string) {
  const { id = "", text = "", cid = "", userId = null } = message ?? {};
  const [channelType = "", channelId = ""] = cid.split(":");
  const sender = userId ? people.get(userId) : undefined;
  return {
    message: { id, text, cid },
    sender: { name: sender?.name ?? sender?.id ?? "", ...sender },
    receiver: people.get(receiverId)!,
    channel: { id: channelId, type: channelType, cid },
  };
}

async function messageFor(call: ChatCall, id: string | null | undefined) {
  if (id) {
    const message = await findMessage(call.db, id);
    if (!message) throw missing(`message with id ${id}`);
    return message;
  }
  const [latest] = await call.db.select().from(chatMessages).orderBy(desc(chatMessages.createdAt)).limit(1);
  return latest;
}

/** This service calls no push provider, so no device would be notified. */
async function deviceErrors({ db }: ChatCall, userId: string, providerName: string | null | undefined) {
  const devices = await db.select().from(chatDevices).where(eq(chatDevices.userId, userId));
  const providers = await db.select().from(chatPushProviders);
  return Object.fromEntries(
    devices
      .filter((device) => !providerName || device.pushProviderName === providerName)
      .map(({ id, pushProvider, pushProviderName }) => {
        const configured = providers.some(
          ({ type, name }) => type === pushProvider && (!pushProviderName || name === pushProviderName),
        );
        const error_message = configured
          ? "this service does not call push providers"
          : "no push provider is configured for this device";
        return [id, { provider: pushProvider, provider_name: pushProviderName ?? "", error_message }];
      }),
  );
}

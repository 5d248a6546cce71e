import { z } from "zod";
import { del, get, patch, post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, Filter, Paging, Sort, Turns, answer } from "./call-shapes.ts";
import { Attachment, Channel, Draft, Message } from "./shapes.ts";

const Begun = z.looseObject({
  id: z.string().max(255).optional(),
  text: z.string().max(20_000).default(""),
  attachments: z.array(Attachment).max(30).optional(),
  mentioned_users: z.array(z.string()).max(25).optional(),
  parent_id: z.string().optional(),
});
const which = z.object({ parent_id: z.string().optional() });
const inChannel = { access: "signed-in", row: "channel" } as const;

export const Reminder = z.object({
  user_id: z.string(),
  message_id: z.string(),
  channel_cid: z.string(),
  remind_at: Instant.optional(),
  message: Message.optional(),
  channel: Channel.optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type Reminder = z.output<typeof Reminder>;
const When = z.object({ remind_at: z.iso.datetime({ offset: true }).nullish(), ...Actor });

export const drafts = {
  createDraft: post("/channels/:type/:id/draft", {
    ...inChannel,
    body: z.object({ message: Begun, ...Actor }),
    response: answer({ draft: Draft }),
    status: 201,
  }),
  getDraft: get("/channels/:type/:id/draft", {
    ...inChannel,
    query: which,
    response: answer({ draft: Draft }),
  }),
  deleteDraft: del("/channels/:type/:id/draft", { ...inChannel, query: which, response: answer({}) }),
  queryDrafts: post("/drafts/query", {
    access: "signed-in",
    body: z.object({ filter: Filter.default({}), sort: Sort.default([]), ...Paging, ...Actor }),
    response: answer({ drafts: z.array(Draft), ...Turns }),
    status: 201,
  }),
  createReminder: post("/messages/:id/reminders", {
    access: "signed-in",
    row: "message",
    body: When,
    // Under /api/v2 its fields are in the answer itself.
    response: answer({ reminder: Reminder.optional(), ...Reminder.partial().shape }),
    status: 201,
  }),
  updateReminder: patch("/messages/:id/reminders", {
    access: "signed-in",
    row: "message",
    body: When,
    response: answer({ reminder: Reminder }),
  }),
  deleteReminder: del("/messages/:id/reminders", {
    access: "signed-in",
    row: "message",
    response: answer({}),
  }),
  queryReminders: post("/reminders/query", {
    access: "signed-in",
    body: z.object({ filter: Filter.default({}), sort: Sort.default([]), ...Paging, ...Actor }),
    response: answer({ reminders: z.array(Reminder), ...Turns }),
    status: 201,
  }),
};

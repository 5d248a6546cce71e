import { z } from "zod";
import { get, patch, post } from "#contract/endpoint.ts";
import { Actor, Filter, PartialUpdate, Sort, answer, payload } from "./call-shapes.ts";
import { ChannelMute, Member } from "./shapes.ts";

const UserId = z.string().min(1).max(255);
export const people = z.array(z.union([UserId, z.looseObject({ user_id: UserId })])).max(100);
const OwnUser = z.looseObject({ id: z.string() });

/** Who is in a channel, and what each of them sets for themselves. */
export const channelMembers = {
  updateMemberPartial: patch("/channels/:type/:id/member/:user", {
    access: "signed-in",
    row: "channel",
    body: PartialUpdate.extend(Actor),
    response: answer({ channel_member: Member }),
  }),
  updateOwnMemberPartial: patch("/channels/:type/:id/member", {
    access: "signed-in",
    row: "channel",
    query: z.object({ user_id: z.string().optional() }),
    body: PartialUpdate.extend(Actor),
    response: answer({ channel_member: Member }),
  }),
  queryMembers: get("/members", {
    access: "signed-in",
    query: payload(
      z.object({
        type: z.string(),
        id: z.string().optional(),
        members: people.optional(),
        filter_conditions: Filter.default({}),
        sort: Sort.default([]),
        limit: z.number().int().min(0).max(100).default(100),
        offset: z.number().int().min(0).max(1000).default(0),
        ...Actor,
      }),
    ),
    response: answer({ members: z.array(Member) }),
  }),
  muteChannel: post("/moderation/mute/channel", {
    access: "signed-in",
    body: z.object({
      channel_cid: z.string().optional(),
      channel_cids: z.array(z.string()).max(100).optional(),
      /** Milliseconds until it is unmuted again. */
      expiration: z.number().int().min(0).nullish(),
      ...Actor,
    }),
    response: answer({
      channel_mute: ChannelMute.optional(),
      channel_mutes: z.array(ChannelMute).optional(),
      own_user: OwnUser,
    }),
    status: 201,
  }),
  unmuteChannel: post("/moderation/unmute/channel", {
    access: "signed-in",
    body: z.object({
      channel_cid: z.string().optional(),
      channel_cids: z.array(z.string()).max(100).optional(),
      ...Actor,
    }),
    response: answer({ own_user: OwnUser }),
    status: 201,
  }),
  hideChannel: post("/channels/:type/:id/hide", {
    access: "signed-in",
    row: "channel",
    body: z.object({ clear_history: z.boolean().default(false), ...Actor }),
    response: answer({}),
    status: 201,
  }),
  showChannel: post("/channels/:type/:id/show", {
    access: "signed-in",
    row: "channel",
    body: z.object(Actor),
    response: answer({}),
    status: 201,
  }),
};

import { z } from "zod";
import { del, get, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Filter, Paging, Sort, Turns, answer } from "./call-shapes.ts";

/** The refusal for clients without the secret. */
export const campaignsAreForServers =
  "Campaigns is a server-side only feature. Please initialize the client with a secret to use this feature.";

const id = z.string().min(1).max(255);
const time = z.iso.datetime({ offset: true }).nullish();
const targets = z.array(id).min(1).max(10_000);
const Page = z.object({ filter: Filter.default({}), sort: Sort.default([]), ...Paging });

const Segment = z.object({
  id: z.string(),
  type: z.enum(["user", "channel"]),
  name: z.string(),
  description: z.string(),
  filter: z.record(z.string(), z.unknown()),
  size: z.number(),
  all_users: z.boolean(),
  all_sender_channels: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Segment = z.output<typeof Segment>;
const SegmentFields = {
  name: z.string().max(255).nullish(),
  description: z.string().max(2000).nullish(),
  filter: Filter.nullish(),
  all_users: z.boolean().nullish(),
  all_sender_channels: z.boolean().nullish(),
};
const Target = z.object({ segment_id: z.string(), target_id: z.string(), created_at: Instant });

export const segments = {
  createSegment: post("/segments", {
    access: "signed-in",
    body: z.object({ id: id.nullish(), type: z.enum(["user", "channel"]), ...SegmentFields }),
    response: answer({ segment: Segment }),
    status: 201,
  }),
  getSegment: get("/segments/:id", {
    access: "signed-in",
    row: "segment",
    response: answer({ segment: Segment }),
  }),
  updateSegment: put("/segments/:id", {
    access: "signed-in",
    row: "segment",
    body: z.object(SegmentFields),
    response: answer({ segment: Segment }),
  }),
  deleteSegment: del("/segments/:id", { access: "signed-in", row: "segment", response: answer({}) }),
  querySegments: post("/segments/query", {
    access: "signed-in",
    body: Page,
    response: answer({ segments: z.array(Segment), ...Turns }),
    status: 201,
  }),
  addSegmentTargets: post("/segments/:id/addtargets", {
    access: "signed-in",
    row: "segment",
    body: z.object({ target_ids: targets }),
    response: answer({}),
    status: 201,
  }),
  removeSegmentTargets: post("/segments/:id/deletetargets", {
    access: "signed-in",
    row: "segment",
    body: z.object({ target_ids: targets }),
    response: answer({}),
    status: 201,
  }),
  querySegmentTargets: post("/segments/:id/targets/query", {
    access: "signed-in",
    row: "segment",
    body: Page,
    response: answer({ targets: z.array(Target), ...Turns }),
    status: 201,
  }),
  getSegmentTarget: get("/segments/:id/target/:targetId", {
    access: "signed-in",
    row: "segment",
    response: answer({ target: Target }),
  }),
};

const Template = z.looseObject({ text: z.string().max(20_000).nullish() });
const CampaignFields = {
  name: z.string().max(255).nullish(),
  description: z.string().max(2000).nullish(),
  sender_id: id.nullish(),
  segment_ids: z.array(id).max(25).nullish(),
  user_ids: z.array(id).max(10_000).nullish(),
  message_template: Template.nullish(),
  channel_template: z.looseObject({ type: id }).nullish(),
  create_channels: z.boolean().nullish(),
};
const Stats = z.looseObject({
  progress: z.number(),
  stats_channels_created: z.number(),
  stats_messages_sent: z.number(),
  stats_users_sent: z.number(),
});
const Campaign = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(["draft", "scheduled", "in_progress", "stopped", "completed"]),
  sender_id: z.string().optional(),
  segment_ids: z.array(z.string()),
  user_ids: z.array(z.string()),
  message_template: z.record(z.string(), z.unknown()).optional(),
  channel_template: z.record(z.string(), z.unknown()).optional(),
  create_channels: z.boolean(),
  stats: Stats,
  scheduled_for: Instant.optional(),
  stop_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
});
const one = { access: "signed-in", row: "campaign", response: answer({ campaign: Campaign }) } as const;

export const campaigns = {
  createCampaign: post("/campaigns", {
    access: "signed-in",
    body: z.object({ id: id.nullish(), ...CampaignFields }),
    response: answer({ campaign: Campaign }),
    status: 201,
  }),
  getCampaign: get("/campaigns/:id", one),
  updateCampaign: put("/campaigns/:id", { ...one, body: z.object(CampaignFields) }),
  deleteCampaign: del("/campaigns/:id", { access: "signed-in", row: "campaign", response: answer({}) }),
  startCampaign: post("/campaigns/:id/start", {
    ...one,
    body: z.object({ scheduled_for: time, stop_at: time }),
    status: 201,
  }),
  stopCampaign: post("/campaigns/:id/stop", { ...one, status: 201 }),
  queryCampaigns: post("/campaigns/query", {
    access: "signed-in",
    body: Page,
    response: answer({ campaigns: z.array(Campaign), ...Turns }),
    status: 201,
  }),
};

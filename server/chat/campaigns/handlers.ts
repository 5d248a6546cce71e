import type { campaigns, segments } from "#contract/chat/campaigns.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  queryCampaigns,
  startCampaign,
  stopCampaign,
  updateCampaign,
} from "./campaigns.ts";
import {
  addTargets,
  createSegment,
  deleteSegment,
  getSegment,
  getTarget,
  querySegments,
  queryTargets,
  removeTargets,
  updateSegment,
} from "./segments.ts";

export const segmentHandlers: Handlers<typeof segments, ChatCall> = {
  createSegment: ({ body, ...call }) => createSegment(call, body),
  getSegment: ({ params, ...call }) => getSegment(call, params.id),
  updateSegment: ({ params, body, ...call }) => updateSegment(call, params.id, body),
  deleteSegment: ({ params, ...call }) => deleteSegment(call, params.id),
  querySegments: ({ body, ...call }) => querySegments(call, body),
  addSegmentTargets: ({ params, body, ...call }) => addTargets(call, params.id, body.target_ids),
  removeSegmentTargets: ({ params, body, ...call }) => removeTargets(call, params.id, body.target_ids),
  querySegmentTargets: ({ params, body, ...call }) => queryTargets(call, params.id, body),
  getSegmentTarget: ({ params, ...call }) => getTarget(call, params.id, params.targetId),
};

export const campaignHandlers: Handlers<typeof campaigns, ChatCall> = {
  createCampaign: ({ body, ...call }) => createCampaign(call, body),
  getCampaign: ({ params, ...call }) => getCampaign(call, params.id),
  updateCampaign: ({ params, body, ...call }) => updateCampaign(call, params.id, body),
  deleteCampaign: ({ params, ...call }) => deleteCampaign(call, params.id),
  startCampaign: ({ params, body, ...call }) => startCampaign(call, params.id, body),
  stopCampaign: ({ params, ...call }) => stopCampaign(call, params.id),
  queryCampaigns: ({ body, ...call }) => queryCampaigns(call, body),
};

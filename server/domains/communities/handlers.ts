import type { communities } from "#contract/communities.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { changeCommunity, createCommunity, listCommunities, showCommunity } from "./communities.ts";
import { communitiesOfJob, publishJob, withdrawJob } from "./bring-job.ts";
import { decideJob } from "./decide-job.ts";
import { listJobs } from "./jobs.ts";
import { joinCommunity, leaveCommunity, listMembers, setStanding } from "./members.ts";

export const communityHandlers: DomainHandlers<typeof communities> = {
  list: ({ query, ...context }) => listCommunities(context, query),
  create: ({ body, ...context }) => createCommunity(context, body),
  get: ({ params, ...context }) => showCommunity(context, params.id),
  change: ({ params, body, ...context }) => changeCommunity(context, params.id, body),
  join: ({ params, ...context }) => joinCommunity(context, params.id),
  leave: ({ params, ...context }) => leaveCommunity(context, params.id).then(() => done),
  members: ({ params, query, ...context }) => listMembers(context, params.id, query),
  setStanding: ({ params, body, ...context }) => setStanding(context, params.id, body).then(() => done),
  jobs: ({ params, query, ...context }) => listJobs(context, params.id, query),
  decideJob: ({ params, body, ...context }) => decideJob(context, params.id, body).then(() => done),
  ofJob: ({ params, ...context }) => communitiesOfJob(context, params.id),
  publishJob: ({ params, body, ...context }) => publishJob(context, params.id, body).then(() => done),
  withdrawJob: ({ params, ...context }) => withdrawJob(context, params.id, params.jobId).then(() => done),
};

import { done } from "#contract/shapes.ts";
import type { networks } from "#contract/networks.ts";
import type { DomainHandlers } from "#server/context.ts";
import { runSearch, whenReady } from "#server/domains/search/index.ts";
import { setAutoSourcing } from "./auto-sourcing/set-auto-sourcing.ts";
import { showSourcing } from "./auto-sourcing/show-sourcing.ts";
import { invitePeople } from "./invite-people.ts";
import { changeNetwork, saveNetwork, listGroups, listNetworks, removeNetwork } from "./networks.ts";
import { openProfile } from "./open-profile.ts";
import { openRoles } from "./open-roles.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { recommendPeople } from "./recommend-people.ts";
import { shallowTalentPool } from "./shallow-talent-pool.ts";
import { talentPool } from "./talent-pool.ts";
import { listContacts } from "./written-before.ts";

export const networkHandlers: DomainHandlers<typeof networks> = {
  startAutoSourcing: ({ params, body, ...context }) => setAutoSourcing(context, params.id, body),
  autoSourcingSummary: ({ params, ...context }) => showSourcing(context, params.id),
  search: ({ body, ...context }) => runSearch(whenReady(context), "candidates", body),
  openRoles: ({ query, ...context }) => openRoles(context, query.candidateId),
  openProfile: ({ body, ...context }) => openProfile(context, body.candidateId),
  recommendations: ({ query, ...context }) => recommendPeople(whenReady(context), query.jobId),
  invite: ({ body, ...context }) => invitePeople(context, body),
  contacts: ({ query, ...context }) => listContacts(context, query.ids),
  groups: (context) => listGroups(whenReady(context)),
  pinned: (context) => listNetworks(whenReady(context), { pinned: true }),
  list: (context) => listNetworks(whenReady(context)),
  save: ({ body, ...context }) => saveNetwork(whenReady(context), body),
  change: ({ params, body, ...context }) => changeNetwork(context, params.id, body),
  remove: async ({ params, ...context }) => {
    await removeNetwork(context, params.id);
    return done;
  },
  talentPool: async ({ params, query, ...context }) => {
    const job = await findOwnJob(context.db, context.viewer.companyId, params.id);
    return talentPool(whenReady(context), job, {
      ...query,
      withPicture: query.withPicture === "true",
    });
  },
  shallowTalentPool: ({ query, ...context }) =>
    shallowTalentPool(whenReady(context), {
      ...query,
      skills: query.skills.split(","),
      remote: query.remote === "true",
    }),
};

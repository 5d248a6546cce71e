import type { Handlers } from "#contract/endpoint.ts";
import { done } from "#contract/shapes.ts";
import type { sourcing } from "#contract/sourcing.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { runSearch, whenReady } from "#server/domains/search/index.ts";
import { answerReveal, answerReveals, findPastWork, savePastWork } from "./answer-reveal.ts";
import { invitePeople } from "./invite-people.ts";
import { listKnownBy, listReveals } from "./list-reveals.ts";
import { changeNetwork, keepNetwork, listGroups, listNetworks, removeNetwork } from "./networks.ts";
import { openRoles } from "./open-roles.ts";
import { companyOf, findOwnJob } from "#server/domains/jobs/index.ts";
import { recommendPeople } from "./recommend-people.ts";
import { shallowTalentPool } from "./shallow-talent-pool.ts";
import { talentPool } from "./talent-pool.ts";

export const sourcingHandlers: Handlers<typeof sourcing, AuthenticatedContext> = {
  searchNetwork: ({ body, ...context }) => runSearch(whenReady(context), "candidates", body),
  openRoles: ({ query, ...context }) => openRoles(context, query.candidateId),
  recommendations: ({ query, ...context }) => recommendPeople(whenReady(context), query.jobId),
  invite: ({ body, ...context }) => invitePeople(context, body.candidates),
  reveals: ({ query, ...context }) => listReveals(context, query),
  answerReveal: ({ params, body, ...context }) => answerReveal(context, params.id, body.state),
  answerReveals: ({ body, ...context }) => answerReveals(context, body),
  pastWork: (context) => findPastWork(context),
  savePastWork: ({ body, ...context }) => savePastWork(context, body.pastWork),
  knownBy: ({ params, ...context }) => listKnownBy(context, params.id),
  groups: (context) => listGroups(whenReady(context)),
  pinned: (context) => listNetworks(whenReady(context), { pinned: true }),
  networks: (context) => listNetworks(whenReady(context)),
  keepNetwork: ({ body, ...context }) => keepNetwork(whenReady(context), body),
  changeNetwork: ({ params, body, ...context }) => changeNetwork(context, params.id, body),
  removeNetwork: async ({ params, ...context }) => {
    await removeNetwork(context, params.id);
    return done;
  },
  talentPool: async ({ params, query, ...context }) => {
    const job = await findOwnJob(context.db, companyOf(context), params.id);
    return talentPool(whenReady(context), job, { ...query, withPicture: query.withPicture === "true" });
  },
  shallowTalentPool: ({ query, ...context }) =>
    shallowTalentPool(whenReady(context), {
      ...query,
      skills: query.skills.split(","),
      remote: query.remote === "true",
    }),
};

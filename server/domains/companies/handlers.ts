import type { companies } from "#contract/companies.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { decideClaim, listClaims, showMyClaim } from "./claims.ts";
import { companyExists } from "./company-exists.ts";
import { addDomain, removeDomain, verifyDomain } from "./domains.ts";
import { joinTeam } from "./join-team.ts";
import {
  countView,
  listCompanies,
  listCultureTags,
  showCompany,
  showCompanyBySlug,
} from "./list-companies.ts";
import { signUpCompany } from "./sign-up-company.ts";
import { inviteToTeam, listInvites, removeInvite, resendInvite, showInvite } from "./team-invites.ts";
import { listTeam, setPermissions } from "./team.ts";
import { publishCompany, setAccountFlags, updateCompany } from "./update-company.ts";

export const companyHandlers: DomainHandlers<typeof companies> = {
  signUp: ({ body, query, ...context }) => signUpCompany(context, { ...body, claimed: query.claimed }),
  myClaim: (context) => showMyClaim(context),
  claims: (context) => listClaims(context),
  decideClaim: ({ params, body, ...context }) => decideClaim(context, params.id, body),
  verifyDomain: ({ params, body, ...context }) => verifyDomain(context, params.id, body),
  addDomain: ({ params, body, ...context }) => addDomain(context, params.id, body),
  removeDomain: ({ params, body, ...context }) => removeDomain(context, params.id, body.domain),
  exists: ({ body, ...context }) => companyExists(context, body),
  list: ({ query, ...context }) => listCompanies(context, query),
  cultureTags: (context) => listCultureTags(context),
  bySlug: ({ params, ...context }) => showCompanyBySlug(context, params.slug),
  get: ({ params, ...context }) => showCompany(context, params.id),
  update: ({ params, body, ...context }) => updateCompany(context, params.id, body),
  view: ({ params, ...context }) => countView(context, params.id).then(() => done),
  publish: ({ params, ...context }) => publishCompany(context, params.id),
  setFlags: ({ params, body, ...context }) => setAccountFlags(context, params.id, body),
  joinTeam: ({ body, ...context }) => joinTeam(context, body),
  invite: ({ body, ...context }) => inviteToTeam(context, body),
  invites: (context) => listInvites(context),
  getInvite: ({ params, ...context }) => showInvite(context, params.secret),
  resendInvite: ({ params, ...context }) => resendInvite(context, params.id),
  removeInvite: ({ params, ...context }) => removeInvite(context, params.id),
  team: ({ params, query, ...context }) => listTeam(context, params.id, query.all === "true"),
  setPermissions: ({ body, ...context }) => setPermissions(context, body),
};

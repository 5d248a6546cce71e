import type { companies } from "#contract/companies.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { checkAccountFlags } from "./account-flags.ts";
import { claimCompany } from "./claims/claim-company.ts";
import { showClaimPage } from "./claims/claim-page.ts";
import { companyExists } from "./claims/company-exists.ts";
import { confirmClaim, proveByDns } from "./claims/prove-claim.ts";
import { decideClaim, listClaims } from "./claims/review-claims.ts";
import { showMyClaim } from "./claims/select-claims.ts";
import { addDomain, removeDomain, verifyDomain } from "./domains.ts";
import {
  countView,
  listCompanies,
  listCompaniesWithTeams,
  listCultureTags,
  showCompany,
  showCompanyBySlug,
} from "./list-companies.ts";
import { checkSender } from "./sender/check-sender.ts";
import { addSender, removeSender, showSender } from "./sender/senders.ts";
import { signUpCompany } from "./sign-up-company.ts";
import { askToJoin } from "./team/join-requests.ts";
import { signUpToTeam } from "./team/sign-up-to-team.ts";
import { inviteToTeam, listInvites, removeInvite, resendInvite, showInvite } from "./team/team-invites.ts";
import { listTeam, setPermissions, updateMember } from "./team/team.ts";
import { publishCompany, updateCompany } from "./update-company.ts";
import { autoCreateCompany } from "./website/auto-create.ts";
import { decideEntry, listWaiting } from "./wait-list/review-wait-list.ts";
import { addEntry, changeEntry, joinWaitList, skipDemo } from "./wait-list/write-entry.ts";
import { showMyEntry } from "./wait-list/entries.ts";
import { skipWaitList } from "./wait-list/skip-wait-list.ts";
import { connectWebsite } from "./website/connect-website.ts";

export const companyHandlers: DomainHandlers<typeof companies> = {
  signUp: ({ body, query, ...context }) => signUpCompany(context, { ...body, claimed: query.claimed }),
  claimPage: ({ params, ...context }) => showClaimPage(context, params.slug),
  claim: ({ params, body, ...context }) => claimCompany(context, params.companyId, body),
  myClaim: (context) => showMyClaim(context),
  confirmClaim: ({ body, ...context }) => confirmClaim(context, body.token),
  proveByDns: (context) => proveByDns(context),
  claims: (context) => listClaims(context),
  decideClaim: ({ params, body, ...context }) => decideClaim(context, params.id, body),
  autoCreate: ({ body, ...context }) => autoCreateCompany(context, body.website),
  connectWebsite: ({ params, body, ...context }) => connectWebsite(context, params.id, body.website),
  verifyDomain: ({ params, body, ...context }) => verifyDomain(context, params.id, body),
  addDomain: ({ params, body, ...context }) => addDomain(context, params.id, body),
  removeDomain: ({ params, body, ...context }) => removeDomain(context, params.id, body.domain),
  sender: ({ params, ...context }) => showSender(context, params.companyId),
  addSender: ({ body, ...context }) => addSender(context, body),
  checkSender: ({ params, ...context }) => checkSender(context, params.id),
  removeSender: ({ params, ...context }) => removeSender(context, params.id).then(() => done),
  exists: ({ body, ...context }) => companyExists(context, body),
  list: ({ query, ...context }) => listCompanies(context, query),
  withTeams: ({ query, ...context }) => listCompaniesWithTeams(context, query.filter),
  cultureTags: (context) => listCultureTags(context),
  bySlug: ({ params, ...context }) => showCompanyBySlug(context, params.slug),
  get: ({ params, ...context }) => showCompany(context, params.id),
  update: ({ params, body, ...context }) => updateCompany(context, params.id, body),
  view: ({ params, ...context }) => countView(context, params.id).then(() => done),
  publish: ({ params, ...context }) => publishCompany(context, params.id, "hire"),
  publishToNetwork: ({ params, ...context }) => publishCompany(context, params.id, "network"),
  setFlags: ({ params, body, ...context }) => checkAccountFlags(context, params.id, body),
  joinTeam: ({ query, body, ...context }) => signUpToTeam(context, query.claimed, body),
  askToJoin: ({ body, ...context }) => askToJoin(context, body),
  invite: ({ body, ...context }) => inviteToTeam(context, body),
  invites: (context) => listInvites(context),
  getInvite: ({ params, ...context }) => showInvite(context, params.secret),
  resendInvite: ({ params, ...context }) => resendInvite(context, params.id),
  removeInvite: ({ params, ...context }) => removeInvite(context, params.id),
  team: ({ params, query, ...context }) => listTeam(context, params.id, query.all === "true"),
  joinWaitList: ({ body, ...context }) => joinWaitList(context, body),
  addToWaitList: ({ body, ...context }) => addEntry(context, body),
  myWaitList: (context) => showMyEntry(context),
  changeWaitList: ({ params, body, ...context }) => changeEntry(context, params.id, body),
  skipWaitList: ({ body, ...context }) => skipWaitList(context, body.website),
  skipDemo: ({ params, ...context }) => skipDemo(context, params.id),
  waitList: (context) => listWaiting(context),
  decideWaitList: ({ params, body, ...context }) => decideEntry(context, params.id, body),
  updateMember: ({ params, body, ...context }) => updateMember(context, params.id, body),
  setPermissions: ({ body, ...context }) => setPermissions(context, body),
};

export { companyEvents, teamEvents } from "./events.ts";
export {
  type Company,
  findCompany,
  findCompanyBySlug,
  findCompanyOfEmail,
  forgetJobFeed,
  hasTeam,
  isLeftBehind,
  lockCompany,
  lockCompanies,
  setJobFeed,
  setOpenJobsCounts,
} from "./queries.ts";
export { withAccount } from "./team/with-account.ts";
export { beforeRemovingDomain } from "./domains.ts";
export { domainsOf } from "./website/shown-website.ts";
export { showCompany, showCompanyBySlug, showCompanyFound } from "./list-companies.ts";
export { companies } from "./tables.ts";
export { shownWebsite } from "./website/shown-website.ts";
export { areTeammates, namesOfTeammates } from "./team/teammates.ts";
export { joinByAddress, teamAccounts } from "./team/join-by-address.ts";
export {
  accountsWith,
  beforeSwitchingOff,
  isAllowed,
  permissionsOf,
  teamsOfCompanies,
  withRights,
} from "./team/team.ts";
export { isFirstViewToday } from "./page-views.ts";
export { followedCompanies, setFollowing } from "./follows.ts";
export { changeCompany, publishCompanyOf } from "./update-company.ts";
export { failingSenders } from "./sender/failing-senders.ts";
export { provesNothing } from "./proves-nothing.ts";
export { refuseThrownAway } from "./refuse-thrown-away.ts";
export { companyOfPoster, refuseManagedDomain } from "./poster-company.ts";
export { timeZoneOf, todayOf } from "./time-zone.ts";
export { slugify } from "./slugs.ts";
export { companiesNamed } from "./unmanaged.ts";
export { disableCompany, enableCompany, refuseDisabled } from "./disable-company.ts";
export { companyData, isLastOfTeam } from "./own-data.ts";
export { teamInviteNames } from "./team/team-invites.ts";
export { findFounder, findTakeOver } from "./claims/select-claims.ts";
export { markPaymentAdded, markReferralProgramSelected } from "./account-flags.ts";
export {
  type CommunityChannel,
  addCommunityChannel,
  followCommunities,
  publishToCommunities,
  unpublishFromCommunities,
} from "./community-channel.ts";
export { waitListNames } from "./wait-list/names.ts";
export { claimNames } from "./claims/names.ts";
export { collectCompany, collectedCompanies } from "./collected-companies.ts";

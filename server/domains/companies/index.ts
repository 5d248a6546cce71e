export { companyEvents, teamEvents } from "./events.ts";
export {
  type Company,
  findCompany,
  lockCompany,
  lockCompanies,
  setJobFeed,
  setOpenJobsCounts,
} from "./queries.ts";
export { domainsOf } from "./present.ts";
export { showCompany, showCompanyBySlug } from "./list-companies.ts";
export { companies } from "./tables.ts";
export { permissionsOf, withRights } from "./team.ts";
export { isFirstViewToday } from "./page-views.ts";
export { followedCompanies, setFollowing } from "./follows.ts";
export { changeCompany, publishCompanyOf } from "./update-company.ts";
export { slugify } from "./slugs.ts";
export { companiesNamed } from "./unmanaged.ts";
export { companyData } from "./own-data.ts";
export { teamInviteNames } from "./team-invites.ts";

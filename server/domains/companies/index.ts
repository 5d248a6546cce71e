export { teamEvents } from "./events.ts";
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
export { companies, companyFollows, teamInvites, teamRights } from "./tables.ts";
export { allPermissions, withRights } from "./team.ts";
export { isFirstViewToday } from "./page-views.ts";
export { setFollowing } from "./follows.ts";
export { changeCompany, publishCompanyOf } from "./update-company.ts";
export { slugify } from "./slugs.ts";
export { companiesNamed } from "./unmanaged.ts";
export { companyData } from "./own-data.ts";

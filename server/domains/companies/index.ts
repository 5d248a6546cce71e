import "./events.ts";
export { companyHandlers } from "./handlers.ts";
export { presentCompany } from "./present.ts";
export {
  type Company,
  findCompany,
  findCompanyBySlug,
  lockCompany,
  lockMyCompany,
  lockCompanies,
  setJobFeed,
  setOpenJobsCounts,
} from "./queries.ts";
export { freeSlug, isReservedSlug, slugify } from "./slugs.ts";
export { companies, companyFollows, teamInvites } from "./tables.ts";
export { mayDo } from "./team.ts";
export { changeCompany, publishCompanyOf } from "./update-company.ts";
export { companiesNamed } from "./unmanaged.ts";

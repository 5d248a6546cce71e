import type { listingReports as contract } from "#contract/listing-reports.ts";
import type { DomainHandlers } from "#server/context.ts";
import type { Domain } from "#server/domain.ts";
import { reportListing } from "./report-listing.ts";
import { decideListing, listReviewed } from "./review-listings.ts";

const handlers: DomainHandlers<typeof contract> = {
  report: ({ body, ...context }) => reportListing(context, body),
  reviewed: ({ query, ...context }) => listReviewed(context, query.list),
  decide: ({ params, body, ...context }) => decideListing(context, params.id, body),
};
export const listingReports: Domain = { handlers: { listingReports: handlers } };

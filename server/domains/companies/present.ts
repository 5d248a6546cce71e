import {
  type Company as CompanyOnTheWire,
  type CompanyCard,
  accountFlagNames,
  type AccountFlags,
} from "#contract/company-shapes.ts";
import type { Company } from "./queries.ts";
import { domainsOf, shownWebsite } from "./website/shown-website.ts";

/** A company as its own team sees it, or as everyone does. */
export function presentCompany(company: Company, viewerCompanyId: string | null | undefined) {
  const own = viewerCompanyId === company.id;
  return {
    ...company,
    website: own ? company.website : shownWebsite(company),
    proven: company.provenAt !== null,
    domains: domainsOf(company),
    profilePercentageComplete: profilePercent(company),
    channelFlags: { marketplace: company.marketplace, communities: company.communities },
    accountFlags: own ? flagsOf(company) : noFlags,
    disabledReason: own ? company.disabledReason : null,
    jobAPIFeedURL: own ? company.jobAPIFeedURL : null,
    jobFeedPlatform: own ? company.jobFeedPlatform : null,
    viewCount: own ? company.viewCount : null,
  } satisfies Omit<CompanyOnTheWire, "createdAt"> & { createdAt: Date };
}

const noProfile = {
  companyPageBannerImage: null,
  companyAboutHeader: null,
  companyAboutDescription: null,
  companySize: null,
  companyType: null,
  companyHQlocation: null,
  companyFoundedYear: null,
  companyIndustry: [],
  companyFounders: [],
  companyCultureTags: [],
  companyBenefits: [],
  values: [],
  images: [],
  brand: null,
  breakerImage: null,
  breakerImageAlt: null,
  vibeText: null,
  careerVideo: null,
  fundingStage: null,
  fundingAmount: null,
  workplaceType: null,
  remoteFirst: false,
  glassdoorRating: null,
  glassdoorReviewCount: null,
  glassdoorLink: null,
} satisfies Partial<Company>;
/** A company at sign-up, to someone who isn't on its team: one that isn't public and that nobody can take over shows no more than that it is here. */
export function presentAtSignUp(company: Company, claimable: boolean) {
  return presentCompany(company.published || claimable ? company : { ...company, ...noProfile }, null);
}

export function presentCard(company: Company): CompanyCard {
  return { ...company, website: shownWebsite(company) };
}

/** The parts of the profile that count towards its percentage. */
const profileParts = [
  "companyLogo",
  "companyPageBannerImage",
  "companyAboutHeader",
  "companyAboutDescription",
  "companySize",
  "companyType",
  "companyHQlocation",
  "companyFoundedYear",
  "companyIndustry",
  "companyCultureTags",
  "companyBenefits",
  "values",
  "website",
  "vibeText",
] as const satisfies readonly (keyof Company)[];

/** How much of the profile is filled in, in percent. */
function profilePercent(company: Company): number {
  const filled = profileParts.filter((name) => {
    const value = company[name];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== "";
  });
  return Math.round((filled.length / profileParts.length) * 100);
}

const noFlags = Object.fromEntries(accountFlagNames.map((name) => [name, false])) as AccountFlags;

/** What the company has done, and what can be seen without asking. */
export function flagsOf(company: Company): AccountFlags {
  return {
    ...noFlags,
    ...company.accountFlags,
    profileComplete: profilePercent(company) === 100,
    jobsAdded: company.accountFlags.jobsAdded === true || company.openJobsCount > 0,
  };
}

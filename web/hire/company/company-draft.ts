import type { Company } from "#contract/company-shapes.ts";

const fields = [
  "companyName",
  "slug",
  "website",
  "companyLogo",
  "companyLogoAlt",
  "companyPageBannerImage",
  "images",
  "breakerImage",
  "breakerImageAlt",
  "vibeText",
  "careerVideo",
  "companyAboutHeader",
  "companyAboutDescription",
  "companySize",
  "companyType",
  "companyFoundedYear",
  "companyFounders",
  "fundingStage",
  "fundingAmount",
  "companyHQlocation",
  "companyIndustry",
  "companyBenefits",
  "companyCultureTags",
  "values",
  "brand",
  "workplaceType",
  "remoteFirst",
  "glassdoorRating",
  "glassdoorReviewCount",
  "glassdoorLink",
  "addGlassdoorReview",
  "timeZone",
  "answerDays",
  "tellsWhenSeen",
  "referralReviews",
  "referralDays",
] as const satisfies readonly (keyof Company)[];
export type CompanyDraft = Pick<Company, (typeof fields)[number]>;

export function draftOf(company: Company): CompanyDraft {
  return Object.fromEntries(fields.map((name) => [name, company[name]])) as unknown as CompanyDraft;
}

import type { Company } from "#contract/company-shapes.ts";

const fields = [
  "companyName",
  "website",
  "companyLogo",
  "companyPageBannerImage",
  "companyAboutHeader",
  "companyAboutDescription",
  "companySize",
  "fundingStage",
  "fundingAmount",
  "companyHQlocation",
  "companyIndustry",
  "companyBenefits",
  "companyCultureTags",
  "values",
  "brand",
  "remoteFirst",
  "answerDays",
  "tellsWhenSeen",
] as const satisfies readonly (keyof Company)[];
export type CompanyDraft = Pick<Company, (typeof fields)[number]>;

export function draftOf(company: Company): CompanyDraft {
  return Object.fromEntries(fields.map((name) => [name, company[name]])) as unknown as CompanyDraft;
}

import type { SearchIndex } from "#contract/search.ts";

export interface FacetGroup {
  /** The attribute in the index and in the address. */
  name: string;
  label: string;
  /** What its values are called in "Find …". */
  plural?: string;
  /** Shown open before anyone asks for it. */
  open?: boolean;
  /** Too many values to list: they are found by typing. */
  findable?: boolean;
  /** Ranges that can be chosen beneath its values. */
  ranges?: { name: string; label: string }[];
}

const people = [{ name: "employees", label: "Company size" }];
const funding = [
  { name: "fundingStage", label: "Company stage" },
  { name: "fundingAmount", label: "Total funding" },
];

/** The filters beside each kind of results, in their order. */
export const facetGroups: Partial<Record<SearchIndex, FacetGroup[]>> = {
  jobs: [
    { name: "department", label: "Department", open: true },
    { name: "workplaceType", label: "Workplace", open: true },
    { name: "seniority", label: "Level", open: true },
    { name: "employmentType", label: "Type", open: true },
    { name: "country", label: "Country", plural: "countries", findable: true },
    { name: "skills", label: "Skills", plural: "skills", findable: true },
    { name: "companyIndustry", label: "Industry", plural: "industries", findable: true },
    { name: "companySize", label: "Company size", ranges: people },
    { name: "fundingStage", label: "Funding", ranges: funding },
    { name: "companyCulture", label: "Culture", plural: "values", findable: true },
    { name: "companyGraph.companySlug", label: "Company", plural: "companies", findable: true },
  ],
  companies: [
    { name: "companyIndustry", label: "Industry", plural: "industries", open: true, findable: true },
    { name: "companySize", label: "Size", open: true, ranges: people },
    { name: "companyHQlocation", label: "Headquarters", plural: "places", open: true, findable: true },
    { name: "fundingStage", label: "Funding", ranges: funding },
    { name: "companyCulture", label: "Culture", plural: "values", findable: true },
  ],
  collections: [],
  candidates: [
    { name: "department", label: "Department", open: true },
    { name: "yearsOfExperience", label: "Experience", plural: "lengths", findable: true },
    { name: "location", label: "Location", plural: "places", open: true, findable: true },
    { name: "source", label: "Source" },
    { name: "status", label: "Status", open: true },
    { name: "job", label: "Job", plural: "jobs", findable: true },
  ],
  exchange: [
    { name: "type", label: "Type", open: true },
    { name: "tags.roleTypes", label: "Roles", open: true },
    { name: "tags.demographics", label: "Audience", open: true },
    { name: "tags.industryTags", label: "Industry", open: true },
  ],
};

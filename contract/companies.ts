import { z } from "zod";
import { companyClaims } from "./company-claims.ts";
import { companyDomains } from "./company-domains.ts";
import { companySenders } from "./company-senders.ts";
import { AccountFlags, Company, CompanyCard, CompanyProfile } from "./company-shapes.ts";
import { CompanyWebsite, companySignUp } from "./company-sign-up.ts";
import { companyTeam } from "./company-team.ts";
import { companyWaitLists } from "./company-wait-lists.ts";
import { get, patch, post } from "./endpoint.ts";
import { Done, Email, Filtered } from "./shapes.ts";
import { TeamFace } from "./team-shapes.ts";

export const companies = {
  ...companyClaims,
  ...companyDomains,
  ...companySenders,
  ...companySignUp,
  ...companyTeam,
  ...companyWaitLists,
  exists: post("/company/exists", {
    access: "public",
    perMinute: 30,
    body: z.object({
      email: Email.optional(),
      website: CompanyWebsite.optional(),
      companyName: z.string().trim().max(200).optional(),
    }),
    response: z.object({
      exists: z.boolean(),
      /** True when it has no team here yet, so that its employees may claim it. */
      claimable: z.boolean(),
      /** A name or a board alone proves nothing: an administrator looks at such a claim. */
      knownBy: z.enum(["domain", "board", "name"]).nullable(),
      /** Where the address has to be that proves it; null where an administrator looks. */
      domain: z.string().nullable(),
      company: CompanyCard.pick({
        id: true,
        slug: true,
        companyName: true,
        companyLogo: true,
        openJobsCount: true,
      }).nullable(),
    }),
  }),
  list: get("/companies", {
    access: "public",
    query: Filtered.extend({ marketplace: z.enum(["true", "false"]).optional() }),
    response: z.array(CompanyCard),
  }),
  /** Companies that hire here, with who hires for them. */
  withTeams: get("/companies-with-teams", {
    access: "signed-in",
    query: Filtered,
    response: z.array(CompanyCard.extend({ team: z.array(TeamFace) })),
  }),
  cultureTags: get("/companies/culture-tags", { access: "public", response: z.array(z.string()) }),
  bySlug: get("/companies/by-slug/:slug", { access: "public", response: Company }),
  get: get("/companies/:id", { access: "public", row: "company", response: Company }),
  update: patch("/companies/:id", {
    access: "company",
    permission: "company",
    row: "company",
    body: CompanyProfile.partial(),
    response: Company,
  }),
  view: patch("/companies/:id/view", { access: "public", row: "company", perMinute: 60, response: Done }),
  publish: post("/companies/hire/:id/publish", {
    access: "company",
    permission: "company",
    proven: true,
    row: "company",
    response: Company,
  }),
  /** Shows a company that does not hire yet, so that people can follow it; its first live job makes it hire. */
  publishToNetwork: post("/companies/network/:id/publish", {
    access: "company",
    permission: "company",
    proven: true,
    row: "company",
    response: Company,
  }),
  /** Flags follow what the company did: one that says otherwise is refused with what to do. */
  setFlags: patch("/companies/:id/flags/account", {
    access: "company",
    permission: "company",
    row: "company",
    body: AccountFlags.partial(),
    response: Company,
  }),
};

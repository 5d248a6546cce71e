import { z } from "zod";
import { PageShape } from "./blocks.ts";
import { careerEmbeds } from "./career-embeds.ts";
import { companyHosts } from "./company-hosts.ts";
import { Company } from "./company-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { OpenJob } from "./job-shapes.ts";
import { Id, Instant } from "./shapes.ts";
import { TeamFace } from "./team-shapes.ts";

export const mostOnTeam = 24;

const Version = z.object({
  number: z.number().int(),
  publishedAt: Instant,
  /** Who published it; null once their account is gone. */
  publishedBy: z.string().nullable(),
});
export type PageVersion = z.infer<typeof Version>;

/** The page as its team works on it. */
const PageDraft = z.object({
  /** Rises with every save; 0 until something is saved, while the page is made from the profile. */
  version: z.number().int(),
  document: PageShape,
  changedAt: Instant.nullable(),
  /** Who saved it last. */
  changedBy: z.string().nullable(),
  /** What everyone sees; null while that is made from the profile. */
  live: Version.nullable(),
  /** Whether everyone sees something else than this. */
  unpublished: z.boolean(),
});
export type PageDraft = z.infer<typeof PageDraft>;

const read = { access: "company", row: "company" } as const;
const change = { ...read, permission: "company" } as const;

/** Careers pages: what everyone sees, and how a company builds its own. */
export const careers = {
  ...careerEmbeds,
  ...companyHosts,
  show: get("/companies/by-slug/:slug/careers", {
    access: "public",
    query: z.object({
      department: z.string().trim().max(120).optional(),
      place: z.string().trim().max(200).optional(),
      q: z.string().trim().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).optional(),
      /** The page as its own team works on it, instead of what everyone sees. */
      draft: z.literal("true").optional(),
    }),
    response: z.object({
      company: Company,
      /** What the page is made of. */
      document: PageShape,
      /** Who is shown of the hiring team, where the page shows it. */
      team: z.array(TeamFace),
      /** One page of the open jobs that fit the filters. */
      jobs: z.array(OpenJob),
      /** How many are open, and how many fit. */
      open: z.number().int(),
      fitting: z.number().int(),
      pages: z.number().int(),
      departments: z.array(z.string()),
      places: z.array(z.string()),
    }),
  }),
  page: get("/companies/:id/careerpage", { ...read, response: PageDraft }),
  /** Saves the draft; over a version that the caller has not seen it is refused with the newest. */
  savePage: patch("/companies/:id/careerpage", {
    ...change,
    perMinute: 120,
    body: z.object({ version: z.number().int().min(0), document: PageShape }),
    response: PageDraft,
  }),
  /** Shows the draft to everyone, if it is still the version that the caller saw. */
  publishPage: post("/companies/:id/careerpage/publish", {
    ...change,
    proven: true,
    perMinute: 20,
    body: z.object({ version: z.number().int().min(0) }),
    response: PageDraft,
  }),
  /** What was published, the newest first. */
  pageVersions: get("/companies/:id/careerpage/versions", { ...read, response: z.array(Version) }),
  pageVersion: get("/companies/:id/careerpage/versions/:number", {
    ...read,
    response: Version.extend({ document: PageShape }),
  }),
  /** Who of the hiring team the page shows, in their order. */
  pageTeam: get("/companies/:id/careerpage-team", { ...read, response: z.array(TeamFace) }),
  setPageTeam: patch("/companies/:id/careerpage-team-update", {
    ...change,
    proven: true,
    body: z.object({
      companyAdminIds: z.array(Id).max(mostOnTeam, `Choose up to ${mostOnTeam} people`),
    }),
    response: z.array(TeamFace),
  }),
};

import { z } from "zod";
import { Education, WorkExperience } from "./candidate-shapes.ts";
import { autoSourcing } from "./auto-sourcing.ts";
import { TalentHit } from "./talent-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Fit } from "./fit-shapes.ts";
import { PersonHit, SearchAnswer, SearchRequest, SearchTerms } from "./search.ts";
import { mostInvitationText, sentWords } from "./sent-words.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** The six facets of the hiring search (docs/spec/search.md). */
export const networkFacets = [
  "department",
  "yearsOfExperience",
  "location",
  "source",
  "status",
  "job",
] as const;
export const mostNetworkHits = 1000;
/** Talent-related searches fetch so many people. */
export const mostTalentHits = 100;
/** A company that let people go counts for so many days. */
export const layoffDays = 180;
export const mostInvited = 100;
export const mostContacts = 200;

/** A group of a company's people, ready to look at. */
export const NetworkGroup = z.object({
  /** The value of the filter `groups`. */
  key: z.string(),
  name: z.string(),
  about: z.string(),
  count: z.number().int(),
});
export type NetworkGroup = z.infer<typeof NetworkGroup>;

/** A search over the company's people that the whole team keeps. */
export const Network = z.object({
  id: Id,
  name: z.string(),
  terms: SearchTerms,
  pinned: z.boolean(),
  /** How many people it finds now. */
  count: z.number().int(),
  createdAt: Instant,
});
export type Network = z.infer<typeof Network>;

const name = z.string().trim().min(1, "Name this network.").max(120);

const RoleJob = z.object({
  id: Id,
  jobTitle: z.string(),
  department: z.string().nullable(),
  locations: z.array(z.string()),
  remote: z.boolean(),
});
/** A live job with the fit of one person, who may be invited to it. */
export const OpenRole = z.object({
  job: RoleJob,
  /** Null for who opted out of automated scoring: still listed, read by people only. */
  fit: Fit.nullable(),
  application: z.object({ id: Id, status: z.string() }).nullable(),
  canInvite: z.boolean(),
});
export type OpenRole = z.infer<typeof OpenRole>;

const Person = PersonHit.extend({
  experienceLength: z.string().nullable(),
  summary: z.string().nullable(),
  workExperience: z.array(WorkExperience),
  education: z.array(Education),
});
export type NetworkPerson = z.infer<typeof Person>;

export const Recommendation = z.object({
  person: PersonHit,
  job: RoleJob,
  score: z.number().int(),
  fit: Fit,
  /** Why this person, in sentences: what fits, and what was between you before. */
  reasons: z.array(z.string()),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** What a team should know of someone before it writes to them. */
const Contact = z.object({
  candidateId: Id,
  /** They asked the company not to write to them. */
  doNotContactSince: Instant.nullable(),
  /** The last time someone of the team wrote to them first. */
  earlier: z.object({ name: z.string(), mine: z.boolean(), days: z.number().int() }).nullable(),
  /** A teammate wrote to them so lately that writing asks for a second thought. */
  asksFirst: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

/** Where else the company has someone: hired for a job, in its pipeline, or among its applicants. */
const Elsewhere = z.object({ jobTitle: z.string(), state: z.enum(["hired", "pipeline", "applied"]) });
export type Elsewhere = z.infer<typeof Elsewhere>;

const truth = z.enum(["true", "false"]).default("false");

export const networks = {
  ...autoSourcing,
  search: post("/company-networks/network/search", {
    access: "company",
    permission: "sourcing",
    proven: true,
    perMinute: 600,
    body: SearchRequest.extend({
      facets: z
        .array(z.string().max(60))
        .max(20)
        .default([...networkFacets]),
      resultsPerPage: z.number().int().min(1).max(mostNetworkHits).default(mostNetworkHits),
    }),
    response: SearchAnswer,
  }),
  openRoles: get("/company-networks/network/search/open-roles", {
    access: "company",
    permission: "sourcing",
    proven: true,
    query: z.object({ candidateId: Id }),
    response: z.object({ person: Person, scored: z.boolean(), roles: z.array(OpenRole) }),
  }),
  /** Says that someone opened what a list holds of a person, who reads which companies did. */
  openProfile: post("/company-networks/network/opened", {
    access: "company",
    permission: "sourcing",
    proven: true,
    perMinute: 240,
    body: z.object({ candidateId: Id }),
    response: Done,
  }),
  /** Past candidates who fit a live job and may be invited to it; without a job, the best of the newest jobs. */
  recommendations: get("/company-networks/network/recommendations", {
    access: "company",
    permission: "sourcing",
    proven: true,
    query: z.object({ jobId: Id.optional() }),
    response: z.array(Recommendation),
  }),
  /** Invites people, each answered on its own. */
  invite: post("/company-networks/network/outbound", {
    access: "company",
    permission: ["sourcing", "messages"],
    proven: true,
    perMinute: 60,
    body: z.object({
      candidates: z
        .array(
          z.object({
            candidateId: Id,
            jobId: Id,
            message: sentWords(mostInvitationText).optional(),
          }),
        )
        .min(1, "Select a person to invite.")
        .max(mostInvited),
      /** Also whom a teammate wrote to lately; otherwise they are refused, naming who wrote. */
      anyway: z.boolean().optional(),
    }),
    response: z.object({
      invited: z.array(z.object({ candidateId: Id, jobId: Id, applicationId: Id })),
      refused: z.array(z.object({ candidateId: Id, jobId: Id, code: z.string(), message: z.string() })),
    }),
  }),
  /** What to know before writing to people. */
  contacts: get("/company-networks/network/contacts", {
    access: "company",
    permission: "sourcing",
    proven: true,
    query: z.object({
      /** Of candidates, or of external candidates; separated by commas. */
      ids: z
        .string()
        .transform((text) => [...new Set(text.split(",").filter(Boolean))])
        .pipe(z.array(Id).max(mostContacts)),
    }),
    response: z.array(Contact),
  }),
  groups: get("/network-groups", {
    access: "company",
    permission: "sourcing",
    proven: true,
    response: z.array(NetworkGroup),
  }),
  pinned: get("/company/pinned-networks", {
    access: "company",
    permission: "sourcing",
    proven: true,
    response: z.array(Network),
  }),
  list: get("/company-networks", {
    access: "company",
    permission: "sourcing",
    proven: true,
    response: z.array(Network),
  }),
  save: post("/company-networks", {
    access: "company",
    permission: "sourcing",
    proven: true,
    status: 201,
    body: z.object({ name, terms: SearchTerms, pinned: z.boolean().default(true) }),
    response: Network,
  }),
  change: patch("/company-networks/:id", {
    access: "company",
    permission: "sourcing",
    row: "network",
    body: z.object({ name, pinned: z.boolean() }).partial(),
    response: Network,
  }),
  remove: del("/company-networks/:id", {
    access: "company",
    permission: "sourcing",
    row: "network",
    response: Done,
  }),
  talentPool: get("/jobs/:id/talent-pool", {
    access: "company",
    permission: "sourcing",
    proven: true,
    row: "job",
    query: z.object({
      page: z.coerce.number().int().min(1).max(mostTalentHits).default(1),
      resultsPerPage: z.coerce.number().int().min(1).max(mostTalentHits).default(24),
      /** Only people with a picture of their own: a choice of display that never touches order or score. */
      withPicture: truth,
    }),
    response: z.object({
      total: z.number().int(),
      page: z.number().int(),
      availablePages: z.number().int(),
      people: z.array(TalentHit.extend({ elsewhere: Elsewhere.nullable() })),
    }),
  }),
  /** While a job is written: how many people here fit, and a few of them without names. */
  shallowTalentPool: get("/jobs/shallow-talent-pool", {
    access: "company",
    permission: "sourcing",
    proven: true,
    perMinute: 240,
    query: z.object({
      title: z.string().trim().min(1).max(300),
      /** Separated by commas. */
      skills: z.string().max(2000).default(""),
      place: z.string().trim().max(200).default(""),
      remote: truth,
    }),
    response: z.object({
      count: z.number().int(),
      people: z.array(
        z.object({
          title: z.string().nullable(),
          location: z.string().nullable(),
          experienceLength: z.string().nullable(),
          skills: z.array(z.string()),
        }),
      ),
    }),
  }),
};

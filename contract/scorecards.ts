import { z } from "zod";
import { get, put } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** From the lowest to the highest. */
export const ratings = [1, 2, 3, 4] as const;
export const recommendations = ["strongNo", "no", "yes", "strongYes"] as const;
export type Recommendation = (typeof recommendations)[number];
export const mostAttributes = 20;
/** Also of attributes that a stage no longer has. */
export const mostRatings = 2 * mostAttributes;
export const mostAsked = 20;

const Rating = z.union(ratings.map((each) => z.literal(each)));
export type Rating = z.infer<typeof Rating>;
const Name = z
  .string()
  .trim()
  .min(1, "Name the attribute")
  .max(100, "Shorten the attribute to 100 characters");
const Guidance = z.string().trim().max(2000, "Shorten the guidance to 2,000 characters");
const Notes = z.string().trim().max(5000, "Shorten the notes to 5,000 characters");

const Attribute = z.object({ id: Id, name: z.string(), guidance: z.string() });
export type Attribute = z.infer<typeof Attribute>;

/** What a stage of a job looks for in people. */
export const ScorecardKit = z.object({
  stage: z.string(),
  stageName: z.string(),
  guidance: z.string(),
  attributes: z.array(Attribute),
  /** Rises with each change; 0 where nothing was written yet. */
  version: z.number().int(),
});
export type ScorecardKit = z.infer<typeof ScorecardKit>;

export const Teammate = z.object({
  userId: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
});
export type Teammate = z.infer<typeof Teammate>;

export const Scorecard = z.object({
  id: Id,
  stage: z.string(),
  by: Teammate,
  recommendation: z.enum(recommendations),
  /** Each with the name the attribute had; null where it was not assessed. */
  ratings: z.array(
    z.object({ attributeId: Id, name: z.string(), rating: Rating.nullable(), note: z.string().nullable() }),
  ),
  notes: z.string().nullable(),
  submittedAt: Instant,
  changedAt: Instant,
});
export type Scorecard = z.infer<typeof Scorecard>;

/** How many gave each, from the lowest to the highest. */
const Spread = z.array(z.number().int());
export const ScorecardSummary = z.object({
  recommendations: Spread,
  attributes: z.array(
    z.object({ attributeId: Id, name: z.string(), ratings: Spread, average: z.number().nullable() }),
  ),
});
export type ScorecardSummary = z.infer<typeof ScorecardSummary>;

export const StageScorecards = z.object({
  kit: ScorecardKit,
  /** The board has it no more: the whole team reads what was found there, and nothing is filled in. */
  removed: z.boolean(),
  mine: Scorecard.nullable(),
  /** Whom the team asked, and who has answered. */
  asked: z.array(Teammate.extend({ askedAt: Instant, answered: z.boolean() })),
  /** How many are in. */
  submitted: z.number().int(),
  /** Those of the others and what all say together; null until the reader's own is in. */
  others: z.array(Scorecard).nullable(),
  summary: ScorecardSummary.nullable(),
});
export type StageScorecards = z.infer<typeof StageScorecards>;

export const ApplicationScorecards = z.object({
  /** Where the application stands on its board. */
  current: z.string().nullable(),
  /** False once it has ended or the person is hired: nothing is filled in anymore, and the team reads all. */
  open: z.boolean(),
  /** The applicant’s own account: they may be a teammate, and write none about themselves. */
  applicantUserId: Id.nullable(),
  stages: z.array(StageScorecards),
});
export type ApplicationScorecards = z.infer<typeof ApplicationScorecards>;

const ofJob = { access: "company", row: "job" } as const;
const ofApplication = { access: "company", row: "application", response: ApplicationScorecards } as const;

/** What a hiring team looks for, stage by stage, and what each of them found. */
export const scorecards = {
  kits: get("/jobs/:id/scorecard-kits", { ...ofJob, response: z.array(ScorecardKit) }),
  setKit: put("/jobs/:id/scorecard-kits", {
    ...ofJob,
    permission: "jobs",
    body: z.object({
      stage: z.string().max(80),
      guidance: Guidance,
      attributes: z
        .array(z.object({ id: Id.optional(), name: Name, guidance: Guidance.default("") }))
        .max(mostAttributes, `Keep to ${mostAttributes} attributes`),
      /** The version that was changed; an older one is refused. */
      version: z.number().int().min(0),
    }),
    response: ScorecardKit,
  }),
  list: get("/requests/:id/scorecards", ofApplication),
  /** Writes one's own, or edits it. */
  write: put("/requests/:id/scorecards", {
    ...ofApplication,
    permission: "applicants",
    body: z.object({
      stage: z.string().max(80),
      recommendation: z.enum(recommendations, { error: "Choose a recommendation" }),
      ratings: z
        .array(z.object({ attributeId: Id, rating: Rating.nullable(), note: Notes.nullish() }))
        .max(mostRatings),
      notes: Notes.nullish(),
    }),
  }),
  /** Names everyone who is asked about a stage: who is new is told, who is gone is no longer reminded. */
  ask: put("/requests/:id/scorecard-asks", {
    ...ofApplication,
    permission: "applicants",
    body: z.object({
      stage: z.string().max(80),
      userIds: z.array(Id).max(mostAsked, `Ask at most ${mostAsked} teammates`),
    }),
  }),
};

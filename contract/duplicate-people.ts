import { z } from "zod";
import { del, get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** Why two records may be of one person. */
export const duplicateReasons = ["email", "phone", "linkedIn", "nameAndEmployer"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** What a team chooses of two records that are of people without an account. */
export const chosenFields = [
  "fullName",
  "email",
  "phone",
  "linkedIn",
  "title",
  "employer",
  "location",
  "skills",
  "source",
] as const;
export type ChosenField = (typeof chosenFields)[number];

const text = z.string().nullable();
const DuplicatePerson = z.object({
  id: Id,
  /** Has no account: the record is the company's own. */
  external: z.boolean(),
  fullName: z.string(),
  profilePicture: text,
  title: text,
  employer: text,
  location: text,
  /** Of the company's own records only. */
  email: text,
  phone: text,
  /** The handle. */
  linkedIn: text,
  skills: z.array(z.string()),
  source: text,
  addedAt: Instant.nullable(),
  notesCount: z.number().int(),
  applications: z.array(z.object({ id: Id, jobId: Id, jobTitle: z.string(), shownAs: z.string() })),
});
export type DuplicatePerson = z.infer<typeof DuplicatePerson>;
const SameJob = z.object({ jobTitle: z.string(), kept: z.string(), other: z.string() });
const DuplicatePair = z.object({
  /** The one to keep unless the team chooses: someone with an account, or the record that was there first. */
  people: z.tuple([DuplicatePerson, DuplicatePerson]),
  reasons: z.array(z.enum(duplicateReasons)).min(1),
  /** Both are on these jobs; one application stays, the one that went further, shown as `kept`. */
  sameJobs: z.array(SameJob),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

const PeopleMerge = z.object({
  id: Id,
  keptId: Id,
  keptName: z.string(),
  goneName: z.string(),
  by: z.string(),
  at: Instant,
  /** Until when it can be undone. */
  undoUntil: Instant,
  /** The jobs both were on, and as what the application that was kept is shown. */
  sameJobs: z.array(z.object({ jobTitle: z.string(), kept: z.string() })),
});
export type PeopleMerge = z.infer<typeof PeopleMerge>;

const sourcing = { access: "company", permission: "sourcing" } as const;
const changing = { ...sourcing, proven: true, perMinute: 60 } as const;

/** Records of a company that may be of one person, merged by hand and with undo. */
export const duplicatePeople = {
  list: get("/duplicate-people", {
    ...sourcing,
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      /** The merges have pages of their own, as long as those of the pairs. */
      mergesSkip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({
      pairs: z.array(DuplicatePair),
      total: z.number().int(),
      /** Those that can still be undone, the latest first. */
      merges: z.array(PeopleMerge),
      mergesTotal: z.number().int(),
    }),
  }),
  merge: post("/duplicate-people/merges", {
    ...changing,
    status: 201,
    body: z.object({
      keptId: Id,
      goneId: Id,
      /** Fields of which the record that goes has the better; the others stay as they are. */
      take: z.array(z.enum(chosenFields)).default([]),
    }),
    response: PeopleMerge,
  }),
  undo: del("/duplicate-people/merges/:id", { ...changing, row: "peopleMerge", response: Done }),
  /** Two people: they are not offered as one again. */
  keepApart: post("/duplicate-people/apart", {
    ...changing,
    status: 201,
    body: z.object({ ids: z.tuple([Id, Id]) }),
    response: z.object({ id: Id }),
  }),
  offerAgain: del("/duplicate-people/apart/:id", { ...changing, row: "peopleKeptApart", response: Done }),
};

import { z } from "zod";
import { heldTopics } from "#shared/privacy/held-topics.ts";
import { Proof } from "./accounts.ts";
import { get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** One kind of thing that is kept about a person. */
const Held = z.object({
  part: z.string(),
  topic: z.enum(heldTopics),
  what: z.string(),
  why: z.string(),
  until: z.string(),
  count: z.number().int(),
});
/** What others keep, or we keep for them. */
const Kept = z.object({ what: z.string(), why: z.string(), until: z.string() });
/** What a company was shown of a person. */
const SeenBy = z.object({
  companyId: Id,
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  what: z.enum(["profile", "application", "invitation", "form"]),
  jobTitle: z.string().nullable(),
  at: Instant,
  /** When it was first opened, or the profile last read; null while nobody did, or where nobody can tell. */
  openedAt: Instant.nullable(),
  /** On how many days. */
  days: z.number().int(),
});
export const consents = ["statistics", "coworkers", "publicProfile"] as const;
const Consent = z.object({
  consent: z.enum(consents),
  given: z.boolean(),
  since: Instant.nullable(),
  /** When it ends without anyone doing anything; null where it holds until it is withdrawn. */
  until: Instant.nullable(),
});
export const PrivacyOverview = z.object({
  held: z.array(Held),
  seenBy: z.array(SeenBy),
  /** Empty for who is no job seeker. */
  consents: z.array(Consent),
  /** What companies write about the person, who is not shown it. */
  byCompanies: z.array(Kept),
  /** What is worth something and would go with the account, each in words. */
  lost: z.array(z.string()),
  afterDeletion: z.array(Kept),
  /** After how many days backups made before a deletion are gone. */
  backupDays: z.number().int(),
});
export type PrivacyOverview = z.infer<typeof PrivacyOverview>;

/** What ends an account: who one is, and what becomes of what one wrote to companies. */
const Leaving = Proof.extend({
  /** "keep" leaves conversations with companies to them, without the name, email and phone. */
  messages: z.enum(["delete", "keep"]).default("delete"),
  /** They read what is lost, and give it up; without it such an account stays. */
  givesUp: z.boolean().default(false),
});
export type Leaving = z.infer<typeof Leaving>;

/** For so many days a copy can be downloaded. */
export const copyKeptDays = 7;
const DataCopy = z.object({
  state: z.enum(["making", "ready", "failed"]),
  done: z.number().int(),
  total: z.number().int(),
  /** Of the finished file. */
  bytes: z.number().int().nullable(),
  until: Instant.nullable(),
});
export type DataCopy = z.infer<typeof DataCopy>;

/** What belongs to people: a copy of everything of theirs, and the end of it. */
export const privacy = {
  /** What is kept about the caller, why and until when, who was shown it, and what they agreed to. */
  overview: get("/users/privacy", { access: "signed-in", perMinute: 30, response: PrivacyOverview }),
  /** The copy of everything of one's own that was asked for last, and how far it is. */
  copy: get("/users/my-data", {
    access: "signed-in",
    perMinute: 120,
    response: z.object({ copy: DataCopy.nullable() }),
  }),
  /** Has a copy made: a ZIP of data.json, resumes as JSON Resume, and the files. One that is being made goes on. */
  startCopy: post("/users/my-data", {
    access: "signed-in",
    perMinute: 6,
    response: z.object({ copy: DataCopy }),
  }),
  download: get("/users/my-data/file", {
    access: "signed-in",
    link: true,
    perMinute: 12,
    logs: { kind: "export", action: "ownData.exported" },
    response: z.unknown(),
  }),
  deleteAccount: post("/users/delete", {
    access: "signed-in",
    perMinute: 10,
    body: Leaving,
    response: Done,
  }),
  /** The same, as job seekers' clients call it. */
  deleteCandidate: post("/candidate/delete", {
    access: "candidate",
    perMinute: 10,
    body: Leaving,
    response: Done,
  }),
};

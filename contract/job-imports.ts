import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { feedSystems } from "./feed-systems.ts";
import { Id, Instant } from "./shapes.ts";

export const importStates = ["ready", "importing", "done", "undone"] as const;
export const importLineKinds = ["new", "changed", "gone", "unreadable"] as const;

/** Where jobs were found, what would become of them, and what did. */
export const JobImport = z.object({
  id: Id,
  companyId: Id,
  system: z.string(),
  /** Null for a file. */
  address: z.string().nullable(),
  fileName: z.string().nullable(),
  state: z.enum(importStates),
  /** True when work on it has stopped before the end: it can be continued. */
  stalled: z.boolean(),
  /** True when the source has more jobs than it returned: then none is closed, and it cannot be synced. */
  partial: z.boolean(),
  /** What the source says of itself in that case. */
  note: z.string().nullable(),
  found: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    gone: z.number().int(),
    unreadable: z.number().int(),
    merged: z.number().int(),
  }),
  board: z.object({
    name: z.string(),
    /** Shown to be the company's own: only then can its jobs go live and be followed. */
    theirs: z.boolean(),
    /** Put into any job on the board, this shows that it is the company's. */
    code: z.string(),
  }),
  /** Why the jobs cannot go live and the board cannot be followed, in words for people; null when they can. */
  notLive: z.string().nullable(),
  /** As what the jobs come in; before that was chosen, what was chosen last for a feed that is followed. */
  status: z.enum(["draft", "live"]).nullable(),
  follow: z.boolean(),
  /** It began the syncing of its board, and undoing it ends that; a board or an account that was synced before goes on. */
  beganFollowing: z.boolean(),
  /** How many lines were chosen, and how many of them are done. */
  chosen: z.number().int(),
  done: z.number().int(),
  /** How many added jobs an undo left in place, as people had applied or the team had changed them. */
  kept: z.number().int(),
  createdAt: Instant,
  undoUntil: Instant.nullable(),
  /** Taking it back closes jobs, opens them again or removes live ones, which needs the permission to publish. */
  undoPublishes: z.boolean(),
});
export type JobImport = z.infer<typeof JobImport>;

export const ImportLine = z.object({
  position: z.number().int(),
  kind: z.enum(importLineKinds),
  title: z.string(),
  department: z.string().nullable(),
  places: z.string(),
  url: z.string().nullable(),
  /** Why a line cannot be read. */
  reason: z.string().nullable(),
  /** False where it cannot be read, or the team left it out when it began to follow the board. */
  chosen: z.boolean(),
  /** It closes a live job or opens a closed one again, which needs the permission to publish. */
  publishes: z.boolean(),
});
export type ImportLine = z.infer<typeof ImportLine>;

/** A field of a job that an import writes anew, as people read it; of a description only what goes and what comes. */
export const FieldChange = z.object({
  field: z.enum([
    "title",
    "department",
    "location",
    "salary",
    "employmentType",
    "seniority",
    "visibility",
    "closesOn",
    "link",
    "description",
  ]),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof FieldChange>;

const ofCompany = { access: "company", row: "company" } as const;
const change = { ...ofCompany, permission: "jobs", response: JobImport } as const;
const read = { ...change, perMinute: 20, status: 201 } as const;

/** Imports of jobs: previewed first, and undoable for a day. */
export const jobImports = {
  preview: post("/company/:id/jobs/imports", {
    ...read,
    /** A board's address, a feed that is followed already, or the text of a feed and the system it came from. */
    body: z.object({
      address: z.string().trim().min(1).max(1000).optional(),
      feedId: Id.optional(),
      system: z.enum(feedSystems).optional(),
      text: z.string().max(1_900_000).optional(),
    }),
  }),
  previewFile: post("/company/:id/jobs/imports/file", {
    ...read,
    upload: { maxBytes: 40_000_000 },
    body: z.object({ system: z.enum(feedSystems).optional() }),
  }),
  list: get("/company/:id/jobs/imports", { ...ofCompany, response: z.array(JobImport) }),
  get: get("/company/:id/jobs/imports/:importId", { ...ofCompany, response: JobImport }),
  lines: get("/company/:id/jobs/imports/:importId/lines", { ...ofCompany, response: z.array(ImportLine) }),
  /** What a changed posting changes in its job. */
  lineChanges: get("/company/:id/jobs/imports/:importId/lines/:position/changes", {
    ...ofCompany,
    response: z.array(FieldChange),
  }),
  /** What goes live, closes or opens again needs the permission to publish, and so does syncing, which does so later. */
  commit: post("/company/:id/jobs/imports/:importId/commit", {
    ...change,
    body: z.object({
      status: z.enum(["draft", "live"]),
      /** Reads the board again every six hours, with new jobs coming in the same way. A board that is synced already goes on as it was without it. */
      follow: z.boolean(),
      /** The positions of lines that are not wanted. */
      leaveOut: z.array(z.number().int().min(0)).max(100_000),
    }),
  }),
  undo: post("/company/:id/jobs/imports/:importId/undo", change),
};

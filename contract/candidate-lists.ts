import { z } from "zod";
import { MyApplication } from "./application-shapes.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { JobCard, OpenJob } from "./job-shapes.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const mostLists = 30;

/** A list a job seeker keeps jobs on, beside those that are only saved. */
export const CandidateList = z.object({
  id: Id,
  name: z.string(),
  /** How many jobs are on it. */
  jobs: z.number().int(),
  /** The link that shows it to others; null where it is the person's alone. */
  share: z.object({ url: z.string(), shownName: z.string().nullable() }).nullable(),
  createdAt: Instant,
});
export type CandidateList = z.infer<typeof CandidateList>;

const ListedJob = OpenJob.extend({
  publicJobId: JobCard.shape.publicJobId,
  company: MyApplication.shape.company,
});

const name = z
  .string()
  .trim()
  .overwrite((given) => given.replace(/\s+/gu, " "))
  .min(1, "Name this list")
  .max(80);

/** Jobs that job seekers save, on lists that they may show to others. */
export const candidateLists = {
  saveJob: post("/candidate/candidate-list/save", {
    access: "candidate",
    body: z.object({
      jobId: Id,
      /** Without it the mark is turned. */
      saved: z.boolean().optional(),
      /** The list it is put on, and taken off the one it was on; null is on none, only saved. */
      listId: Id.nullable().optional(),
    }),
    response: z.object({ jobId: Id, saved: z.boolean() }),
  }),
  savedJobs: get("/candidate-lists", {
    access: "candidate",
    response: z.object({
      list: z.array(Id),
      jobs: z.array(
        ListedJob.extend({
          status: JobCard.shape.status,
          savedAt: Instant,
          listId: Id.nullable(),
          /** It was saved among the matches, so an application came by them. */
          fromMatches: z.boolean(),
        }),
      ),
      lists: z.array(CandidateList),
    }),
  }),
  /** Saves several jobs at once, and with a name starts a list for them; what is saved already stays where it is. */
  saveJobs: post("/candidate-lists", {
    access: "candidate",
    perMinute: 60,
    body: z
      .object({ list: z.array(Id).max(200).default([]), name: name.optional() })
      .refine((given) => given.list.length > 0 || given.name, {
        path: ["name"],
        message: "Name this list",
      }),
    response: z.object({
      list: z.array(Id),
      refused: z.array(z.object({ id: Id, code: z.string(), message: z.string() })),
      started: CandidateList.nullable(),
    }),
  }),
  renameList: patch("/candidate-lists/:id", {
    access: "candidate",
    row: "candidateList",
    body: z.object({ name }),
    response: CandidateList,
  }),
  /** Its jobs stay saved, and its link ends. */
  removeList: del("/candidate-lists/:id", { access: "candidate", row: "candidateList", response: Done }),
  /** Makes the link of a list, or changes the name that its readers see. */
  shareList: put("/candidate-lists/:id/share", {
    access: "candidate",
    row: "candidateList",
    body: z.object({ shownName: z.string().trim().max(40).nullable() }),
    response: CandidateList,
  }),
  /** Ends the link for good; another one is another link. */
  unshareList: del("/candidate-lists/:id/share", {
    access: "candidate",
    row: "candidateList",
    response: CandidateList,
  }),
  /** What anyone with the link reads: open jobs, and the first name that the person chose to show. */
  sharedList: get("/shared-lists/:key", {
    access: "public",
    perMinute: 120,
    response: z.object({ shownName: z.string().nullable(), jobs: z.array(ListedJob) }),
  }),
};

import { z } from "zod";
import { get, patch, post, put } from "./endpoint.ts";
import { Done, Filtered, Id, Instant } from "./shapes.ts";

/** Jobs and companies put together by hand, such as "Climate" or "First jobs"; jobs and companies carry its id. */
export const Collection = z.object({
  id: Id,
  objectID: z.string(),
  collectionName: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  published: z.boolean(),
  /** Open jobs in it, by themselves or by their company. */
  jobs: z.number().int(),
  /** Put into it and not open, which administrators alone are told. */
  notOpen: z.number().int().nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type Collection = z.infer<typeof Collection>;

/** A job put into a collection, where one that is no longer open stays and is not shown, or an open job of a company that is in it. */
const CollectedJob = z.object({
  id: Id,
  jobTitle: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  open: z.boolean(),
  /** It is there by its company alone. */
  byCompany: z.boolean(),
});

/** A company put into a collection with all its open jobs. */
const CollectedCompany = z.object({ id: Id, companyName: z.string(), companyLogo: z.string().nullable() });

const Fields = z.object({
  collectionName: z.string().trim().min(1, "Enter a name for the collection.").max(120),
  description: z.string().trim().max(2000),
  image: z
    .url({ protocol: /^https$/, error: "Please enter a valid URL" })
    .max(1000)
    .nullable(),
  published: z.boolean(),
});

export const collections = {
  /** Published ones, in the order they were put into; administrators see all. */
  list: get("/collections", { access: "public", query: Filtered, response: z.array(Collection) }),
  get: get("/collections/:id", { access: "public", row: "collection", response: Collection }),
  create: post("/collections", {
    access: "admin",
    status: 201,
    body: Fields.partial({ description: true, image: true, published: true }),
    response: Collection,
  }),
  change: patch("/collections/:id", {
    access: "admin",
    row: "collection",
    body: Fields.partial(),
    response: Collection,
  }),
  /** In which order they are shown; those that are not named follow. */
  order: put("/collections/order", {
    access: "admin",
    body: z.object({ ids: z.array(Id).max(1000) }),
    response: Done,
  }),
  jobs: get("/collections/:id/jobs", {
    access: "admin",
    row: "collection",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ total: z.number().int(), jobs: z.array(CollectedJob) }),
  }),
  /** Puts a job in or takes it out. */
  putJob: put("/collections/:id/jobs", {
    access: "admin",
    row: "collection",
    body: z.object({ jobId: Id, belongs: z.boolean() }),
    response: Done,
  }),
  companies: get("/collections/:id/companies", {
    access: "admin",
    row: "collection",
    response: z.array(CollectedCompany),
  }),
  /** Puts a company in with its open jobs of today and later, or takes it out. */
  putCompany: put("/collections/:id/companies", {
    access: "admin",
    row: "collection",
    body: z.object({ companyId: Id, belongs: z.boolean() }),
    response: Done,
  }),
};

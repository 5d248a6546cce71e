import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Filtered, Id, Instant } from "./shapes.ts";

/** Jobs put together by hand, such as "Climate" or "First jobs"; jobs and companies carry its id. */
export const Collection = z.object({
  id: Id,
  objectID: z.string(),
  collectionName: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  published: z.boolean(),
  createdAt: Instant,
  changedAt: Instant,
});
const Fields = z.object({
  collectionName: z.string().trim().min(1, "Give the collection a name.").max(120),
  description: z.string().trim().max(2000),
  image: z.url().max(1000).nullable(),
  published: z.boolean(),
});

export const collections = {
  /** Published ones; administrators see all. */
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
};

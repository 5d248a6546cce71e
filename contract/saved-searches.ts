import { z } from "zod";
import { anyEmployee, del, get, patch, post } from "./endpoint.ts";
import { HomeCountry, SearchTerms } from "./search.ts";
import { Id, Instant } from "./shapes.ts";

export const alertRhythms = ["never", "daily", "weekly"] as const;
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  index: z.literal("jobs"),
  terms: SearchTerms,
  /** How often new results come by email. */
  alert: z.enum(alertRhythms),
  /** For feed readers; anyone with the address may read it. */
  rss: z.string(),
  /** Results that came since it was last looked at. */
  fresh: z.number().int(),
  lastAlertAt: Instant.nullable(),
  createdAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const savedFields = {
  name: z.string().trim().min(1, "Name this search.").max(120),
  /** What is new among jobs is everyone's; what is new among people is not. */
  index: z.literal("jobs", "You can only save job searches."),
  terms: SearchTerms,
  /** The saver’s, where their profile doesn’t say where they live. */
  country: HomeCountry,
  alert: z.enum(alertRhythms),
};
const StopQuery = z.object({ key: z.string().min(1).max(100) });
const person = ["candidate", ...anyEmployee, "company"] as const;

export const savedSearches = {
  list: get("/saved-searches", { access: person, response: z.array(SavedSearch) }),
  save: post("/saved-searches", {
    access: person,
    status: 201,
    body: z.object({
      ...savedFields,
      alert: savedFields.alert.default("daily"),
      /** What removing it said: it comes back with the address of its feed. */
      removed: z.string().max(200).optional(),
    }),
    response: SavedSearch,
  }),
  change: patch("/saved-searches/:id", {
    access: person,
    row: "savedSearch",
    body: z
      .object(savedFields)
      .omit({ index: true })
      .partial()
      .extend({ seen: z.literal(true).optional() }),
    response: SavedSearch,
  }),
  remove: del("/saved-searches/:id", {
    access: person,
    row: "savedSearch",
    response: z.object({ removed: z.string() }),
  }),
  /** Where the emails of one saved search are stopped: a page for people, one click for mail programs (RFC 8058). */
  stopAlertPage: get("/saved-searches/stop", {
    access: "public",
    link: true,
    query: StopQuery,
    response: z.unknown(),
  }),
  stopAlert: post("/saved-searches/stop", {
    access: "public",
    link: true,
    query: StopQuery,
    response: z.unknown(),
  }),
};

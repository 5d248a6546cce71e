import { z } from "zod";
import { get } from "./endpoint.ts";
import { Id } from "./shapes.ts";

export const foundKinds = ["person", "job", "company", "conversation"] as const;
/** One thing the app search found, and the screen that shows it. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  title: z.string(),
  note: z.string().nullable(),
  picture: z.string().nullable(),
  url: z.string(),
});
export type Found = z.infer<typeof Found>;

/** One box for everything a person may go to: Ctrl K in the apps. */
export const appSearch = {
  find: get("/app-search", {
    access: ["candidate", "company"],
    query: z.object({
      query: z.string().trim().max(100),
      /** For people who are both: in which app they look. */
      as: z.enum(["candidate", "company"]).optional(),
      /** How many of each kind. */
      limit: z.coerce.number().int().min(1).max(20).default(5),
    }),
    response: z.object({
      found: z.array(Found),
      /** What a job seeker may search jobs for: the words themselves, then titles they may mean. */
      searches: z.array(z.string()),
    }),
    perMinute: 300,
  }),
};

import { z } from "zod";
import { get, patch } from "./endpoint.ts";
import { Id } from "./shapes.ts";

export const mostTags = 20;
/** A short word of the team's own; a comma separates two. */
export const Tag = z
  .string()
  .trim()
  .overwrite((tag) => tag.replace(/\s+/gu, " "))
  .min(1, "Enter a tag")
  .max(40, "A tag can have at most 40 characters")
  .regex(/^[^,;]+$/, "Separate tags with commas");
const some = z.array(Tag).max(mostTags).default([]);

/** Tags are the team's own words about applicants; candidates never see them. */
export const applicantTags = {
  /** The tags that the company uses, the most frequent first. */
  tags: get("/requests/tags", {
    access: "company",
    response: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  }),
  changeTags: patch("/requests/tags", {
    access: "company",
    permission: "applicants",
    body: z
      .object({ requestIds: z.array(Id).min(1).max(500), add: some, remove: some })
      .refine(({ add, remove }) => add.length + remove.length > 0, {
        path: ["add"],
        message: "Choose a tag to add or remove",
      }),
    response: z.object({
      changed: z.number().int(),
      refused: z.array(z.object({ id: Id, fullName: z.string().nullable(), because: z.string() })),
    }),
  }),
};

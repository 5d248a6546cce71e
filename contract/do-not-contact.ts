import { z } from "zod";
import { get, put } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

const mine = { access: "candidate", row: "candidate" } as const;

/** Companies that a person asked not to write to them. */
export const doNotContact = {
  list: get("/candidate/:id/do-not-contact", {
    ...mine,
    response: z.array(
      z.object({
        id: Id,
        companyName: z.string(),
        slug: z.string(),
        companyLogo: z.string().nullable(),
        at: Instant,
      }),
    ),
  }),
  /** Binds every way of writing first; invitations that wait for an answer are declined. */
  set: put("/candidate/:id/company/:companyId/do-not-contact", {
    ...mine,
    body: z.object({ on: z.boolean() }),
    response: z.object({ on: z.boolean() }),
  }),
};

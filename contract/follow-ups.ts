import { z } from "zod";
import { get, put } from "./endpoint.ts";
import { Id } from "./shapes.ts";

/** The day a person wants to be reminded of one of their applications, made here or elsewhere. */
export const FollowUp = z.object({
  applicationId: Id,
  /** In the person's own time zone. */
  day: z.iso.date(),
  /** The reminder was sent; it stays on the list until the person sets another or removes it. */
  due: z.boolean(),
});
export type FollowUp = z.infer<typeof FollowUp>;

const Numbers = z.object({
  sent: z.number().int(),
  answered: z.number().int(),
  /** From applying to the first answer, for applications whose answer has a date; null if none has one. */
  medianDays: z.number().nullable(),
});

/** How many applications were answered, and how soon. */
export const ApplicationStatistics = Numbers.extend({
  bySource: z.array(Numbers.extend({ source: z.string() })),
});
export type ApplicationStatistics = z.infer<typeof ApplicationStatistics>;

export const followUps = {
  followUps: get("/candidate/follow-ups", { access: "candidate", response: z.array(FollowUp) }),
  /** For an application made here or elsewhere; null removes the reminder. */
  setFollowUp: put("/candidate/follow-ups/:id", {
    access: "candidate",
    row: "myApplication",
    body: z.object({ day: z.iso.date("Choose a day").nullable() }),
    response: z.array(FollowUp),
  }),
  statistics: get("/candidate/applications/statistics", {
    access: "candidate",
    response: ApplicationStatistics,
  }),
};

import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Person = z.object({ userId: z.string() });
const ofPerson = { live: ["user"], stale: ["notifications"] } as const;

export const notificationEvents = {
  posted: defineEvent("notification.posted", {
    data: Person.extend({
      notificationId: z.string(),
      /** Nothing is pushed to a device. */
      quiet: z.boolean().optional(),
    }),
    ...ofPerson,
  }),
  read: defineEvent("notification.read", { data: Person, ...ofPerson }),
};

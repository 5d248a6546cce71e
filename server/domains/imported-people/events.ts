import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const importedPeopleEvents = {
  /** People from files go in so many days, because nobody has told them that their details are here. */
  untold: defineEvent("uploaded.untold", {
    data: z.object({ companyId: z.string(), people: z.number(), daysLeft: z.number() }),
    notifies: ["team"],
  }),
};

import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const exchangeEvents = {
  changed: defineEvent("exchanges.changed", { data: z.object({ exchangeIds: z.array(z.string()) }) }),
};

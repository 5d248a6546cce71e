import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Collection = z.object({ collectionId: z.string() });

export const collectionEvents = {
  changed: defineEvent("collection.changed", { data: Collection }),
  /** A job was put into a collection or taken out. */
  filled: defineEvent("collection.filled", { data: Collection.extend({ jobId: z.string() }) }),
};

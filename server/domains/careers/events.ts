import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const ofCompany = {
  data: z.object({ companyId: z.string() }),
  live: ["company"],
  stale: ["careers"],
} as const;

export const careersEvents = {
  /** The team saved what it works on; everyone else sees what they saw. */
  drafted: defineEvent("careers.drafted", ofCompany),
  /** What everyone sees of the page is another. */
  published: defineEvent("careers.published", ofCompany),
  /** An address of the company's own came, went or stands otherwise. */
  hostsChanged: defineEvent("careers.hostsChanged", ofCompany),
};

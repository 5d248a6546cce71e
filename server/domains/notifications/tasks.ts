import { z } from "zod";
import { EmailSettings } from "#contract/accounts.ts";
import { CalendarEntry } from "#server/calendars/calendar-file.ts";
import { MoveEvent } from "#server/domains/applications/index.ts";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const notificationTasks = {
  /** One notification as an email. */
  email: defineTask("notifications.email", {
    data: z.object({
      userId: z.string(),
      /** The accounts of others whom its words name. */
      names: z.array(z.string()).default([]),
      category: EmailSettings.keyof(),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      /** The label of its button. */
      action: z.string(),
      /** Invites to what is agreed, or takes the invitation back, in the name of the company. */
      calendar: CalendarEntry.optional(),
      from: z.string().optional(),
      /** In whose name it is, to a candidate. */
      companyId: z.string().optional(),
      /** Of an invitation: who asks, for which job, and where the details are from. */
      invited: z
        .object({ company: z.string(), job: z.string(), from: z.enum(["profile", "earlier", "records"]) })
        .optional(),
      /** A conversation that is answered by email, and the words that wait there. */
      conversation: z.object({ applicationId: z.string(), latest: z.string() }).optional(),
    }),
    lane: "people",
  }),
  /** A stage of the pipeline, once it has settled. */
  stage: defineTask("notifications.stage", { data: MoveEvent, lane: "people" }),
  /** A request for a referral to everyone who works at a company, told to some of them at a time. */
  request: defineTask("notifications.referralRequest", {
    data: z.object({ applicationId: z.string(), after: z.string().nullable() }),
    lane: "bulk",
  }),
  /** New messages for people who are away. */
  messages: defineTask("notifications.messages", { data: noData, lane: "people" }),
};

import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Company = z.object({ companyId: z.string() });
const Member = Company.extend({ companyAdminId: z.string(), userId: z.string() });
const ofCompany = { live: ["company"], stale: ["company", "team"] } as const;

export const companyEvents = {
  signedUp: defineEvent("company.signedUp", { data: Company.extend({ userId: z.string() }), ...ofCompany }),
  changed: defineEvent("company.changed", { data: Company, ...ofCompany }),
  /** The address its emails come from is another, or stands otherwise. */
  senderChanged: defineEvent("company.senderChanged", {
    data: Company,
    live: ["company"],
    stale: ["company"],
  }),
  /** An administrator took it out of everything that is public, or let it back in. */
  disabled: defineEvent("company.disabled", {
    data: Company.extend({ why: z.string() }),
    ...ofCompany,
    notifies: ["team"],
  }),
  enabled: defineEvent("company.enabled", { data: Company, ...ofCompany, notifies: ["team"] }),
  /** The last member of its hiring team deleted their account. */
  teamGone: defineEvent("company.teamGone", { data: Company }),
  published: defineEvent("company.published", { data: Company, ...ofCompany }),
};

export const teamEvents = {
  invited: defineEvent("team.invited", {
    data: Company.extend({ inviteId: z.string() }),
    live: ["company"],
    stale: ["team"],
  }),
  /** Someone asks to be invited. */
  requested: defineEvent("team.requested", {
    data: Company.extend({ inviteId: z.string(), userId: z.string() }),
    live: ["company"],
    stale: ["team"],
    notifies: ["team"],
  }),
  rightsChanged: defineEvent("team.rightsChanged", {
    data: Member,
    live: ["company"],
    stale: ["team", "me"],
  }),
  joined: defineEvent("team.joined", {
    data: Member,
    live: ["company"],
    stale: ["team"],
    notifies: ["team"],
  }),
};

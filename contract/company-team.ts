import { z } from "zod";
import { CompanyAdmin } from "./accounts.ts";
import { joinRequestStates } from "./company-claims.ts";
import { CompanyCard } from "./company-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { Email, Id } from "./shapes.ts";
import { Permissions, TeamInvite, TeamMember } from "./team-shapes.ts";

/** The people of a company's team, what each may do, and who is invited. */
export const companyTeam = {
  invite: post("/company-team-invites", {
    access: "company",
    permission: "team",
    proven: true,
    perMinute: 30,
    perHour: 100,
    status: 201,
    body: z.object({
      email: Email,
      title: z.string().trim().max(120).nullish(),
      permissions: Permissions.partial().optional(),
    }),
    response: TeamInvite,
  }),
  /** Asks a company's team for an invitation; its members see the request once one's address at the company is confirmed. */
  askToJoin: post("/company-team-invites/ask", {
    access: "signed-in",
    perMinute: 10,
    perHour: 20,
    body: z.object({
      companyId: Id,
      /** At the company’s domain, where the account’s own isn’t: a link goes there, unless a claim of the caller proved it. */
      email: Email.optional(),
    }),
    response: z.object({ state: z.enum(joinRequestStates) }),
  }),
  invites: get("/company-team-invites", {
    access: "company",
    permission: "team",
    response: z.array(TeamInvite),
  }),
  getInvite: get("/company-team-invites/:secret", {
    access: "public",
    perMinute: 60,
    response: TeamInvite.extend({
      company: CompanyCard,
      /** True when who is invited has an account already: then only its password is asked. */
      hasAccount: z.boolean(),
      /** True when that is the account they asked to join with, which is at another address. */
      asked: z.boolean(),
      /** True when the caller is signed in with it: then nothing is asked. */
      signedIn: z.boolean(),
    }),
  }),
  resendInvite: post("/company-team-invites/:id/resend", {
    access: "company",
    permission: "team",
    proven: true,
    row: "teamInvite",
    perMinute: 10,
    perHour: 60,
    response: TeamInvite,
  }),
  removeInvite: patch("/company-team-invites/:id/remove", {
    access: "company",
    permission: "team",
    row: "teamInvite",
    response: TeamInvite,
  }),
  team: get("/company/team/:id", {
    access: "company",
    row: "company",
    query: z.object({ all: z.enum(["true", "false"]).optional() }),
    response: z.array(TeamMember),
  }),
  /** Switches a teammate's access off and on, or changes what they are called. */
  updateMember: patch("/company-admins/:id", {
    access: "company",
    row: "companyAdmin",
    body: z.object({ disabled: z.boolean(), title: z.string().trim().max(120).nullable() }).partial(),
    response: CompanyAdmin,
  }),
  setPermissions: patch("/company/team/permissions", {
    access: "company",
    permission: "team",
    body: z.object({ companyAdminId: Id, permissions: Permissions.partial() }),
    response: TeamMember,
  }),
};

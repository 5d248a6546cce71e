import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { LinkedInUrl } from "./candidate-shapes.ts";
import { CompanyCard } from "./company-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { Email, FullName, Id, Instant, Password } from "./shapes.ts";

/** "founded" is who signed a company up that was not known: there was nothing to take over. */
export const claimStates = ["unconfirmed", "waiting", "accepted", "refused", "founded"] as const;
/** How far the claimant's wish to join an existing team is: asked before and after their email is confirmed, then invited. */
export const joinRequestStates = ["asked", "requested", "pending"] as const;

/** A request to take over the page of a company that was imported from its job board. */
export const CompanyClaim = z.object({
  id: Id,
  state: z.enum(claimStates),
  companyId: Id,
  companyName: z.string(),
  companySlug: z.string(),
  openJobsCount: z.number().int(),
  email: z.string(),
  /** The domain that is to be proven. */
  domain: z.string(),
  /** Why it was refused, for the person who asked. */
  reason: z.string().nullable(),
  createdAt: Instant,
});
export type CompanyClaim = z.infer<typeof CompanyClaim>;

/** A claim as its owner sees it, with what proves it. */
const MyClaim = CompanyClaim.extend({
  /** A TXT record at the domain that proves the claim without a mailbox there. */
  txtRecord: z.string(),
  /** Whether an administrator looks at the claim once its domain is proven. */
  reviewed: z.boolean(),
  /** Someone else was first: the way in is an invitation by them. */
  hasTeam: z.boolean(),
});
export type MyClaim = z.infer<typeof MyClaim>;

/** One's request to be invited to a team, until it is answered; "pending" is the invitation itself. */
const MyJoinRequest = z.object({
  companyId: Id,
  companyName: z.string(),
  companySlug: z.string(),
  /** The address that the team sees and the invitation goes to. */
  email: z.string(),
  state: z.enum(joinRequestStates),
});
export type MyJoinRequest = z.infer<typeof MyJoinRequest>;

const ReviewedClaim = CompanyClaim.extend({
  fullName: z.string(),
  /** The job boards its page came from, as "greenhouse/acme". */
  boards: z.array(z.string()),
  /** Of the person, where they gave it. */
  linkedInUrl: z.string().nullable(),
  /** Whether their account is disabled, so that only a rejection is possible. */
  disabled: z.boolean(),
  /** Whether the company has a team whose accounts we disabled; the claimant takes its place. */
  teamDisabled: z.boolean(),
});
export type ReviewedClaim = z.infer<typeof ReviewedClaim>;

const MyClaims = z.object({ claim: MyClaim.nullable(), joinRequest: MyJoinRequest.nullable() });

export const companyClaims = {
  /** What the page says on which a company is taken over, or its team is asked for an invitation. */
  claimPage: get("/company-claims/company/:slug", {
    access: "public",
    perMinute: 60,
    response: z.object({
      company: CompanyCard,
      /** Where the address has to be that proves it; null when any company address is looked at. */
      domain: z.string().nullable(),
      claimable: z.boolean(),
    }),
  }),
  /** Asks for a known company; with an account that is here already under `oldEmail`, or with a new one. */
  claim: post("/company/:companyId/claim", {
    access: "public",
    row: "company",
    perMinute: 10,
    perHour: 30,
    status: 201,
    body: z.object({
      /** The address of the account the person has here already; the password is this account's then. */
      oldEmail: Email.optional(),
      /** The address at the company's domain, which is proven. */
      email: Email,
      /** Not needed by who is signed in with the account. */
      password: Password.optional(),
      fullName: FullName.optional(),
      /** Helps an administrator, where the company's domain is not known. */
      linkedInUrl: LinkedInUrl.optional(),
    }),
    response: SignedIn.extend({ claim: MyClaim }),
  }),
  /** The caller's latest claim, and the latest team they ask to join. */
  myClaim: get("/company-claims/mine", {
    access: "signed-in",
    response: MyClaims,
  }),
  /** Uses up the link of a claim or of a request to join, emailed to an address other than the account's. */
  confirmClaim: post("/company-claims/confirm", {
    access: "signed-in",
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: MyClaims,
  }),
  /** Looks for the claim's TXT record at its domain. */
  proveByDns: post("/company-claims/mine/dns", {
    access: "signed-in",
    perMinute: 10,
    perHour: 60,
    response: z.object({ claim: MyClaim }),
  }),
  /** Claims of people who proved their address, at companies whose domain is not known; the oldest first. */
  claims: get("/admin/company-claims", { access: "admin", response: z.array(ReviewedClaim) }),
  decideClaim: patch("/admin/company-claims/:id/status", {
    access: "admin",
    row: "companyClaim",
    body: z
      .object({ status: z.enum(["accepted", "refused"]), reason: z.string().trim().max(500).optional() })
      .refine(({ status, reason }) => status === "accepted" || reason, {
        path: ["reason"],
        message: "Enter a reason. We’ll send it to them.",
      }),
    response: ReviewedClaim,
  }),
};

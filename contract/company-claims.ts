import { z } from "zod";
import { get, patch } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

export const claimStates = ["unconfirmed", "waiting", "accepted", "refused"] as const;

/** A request to take over the page of a company that was imported from its job board. */
export const CompanyClaim = z.object({
  id: Id,
  state: z.enum(claimStates),
  companyName: z.string(),
  companySlug: z.string(),
  openJobsCount: z.number().int(),
  email: z.string(),
  /** Why it was refused, for the person who asked. */
  reason: z.string().nullable(),
  createdAt: Instant,
});
export type CompanyClaim = z.infer<typeof CompanyClaim>;

const ReviewedClaim = CompanyClaim.extend({
  fullName: z.string(),
  /** The website's domain, at which the person proved a mailbox. */
  domain: z.string(),
});
export type ReviewedClaim = z.infer<typeof ReviewedClaim>;

export const companyClaims = {
  /** The caller's latest claim. */
  myClaim: get("/company-claims/mine", {
    access: "signed-in",
    response: z.object({ claim: CompanyClaim.nullable() }),
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

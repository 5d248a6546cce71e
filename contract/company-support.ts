import { z } from "zod";
import { planStates } from "#shared/plans/can.ts";
import { planNames, switchableFeatures } from "#shared/plans/plans.data.ts";
import { leastReason } from "#shared/words/reason.ts";
import { outsideKinds } from "./desk.ts";
import { get, patch } from "./endpoint.ts";
import { FeatureSwitches } from "./feature-switches.ts";
import { Id, Instant } from "./shapes.ts";

const reason = z.string().trim().min(leastReason, "Say why, in a sentence the team can read").max(500);

export const featureStates = ["plan", "on", "off"] as const;
export type FeatureState = (typeof featureStates)[number];

const CompanyRow = z.object({
  id: Id,
  companyName: z.string(),
  slug: z.string(),
  companyLogo: z.string().nullable(),
  companyEmailDomain: z.string().nullable(),
  /** Null until a member of the team proved a mailbox at the domain. */
  provenAt: Instant.nullable(),
  published: z.boolean(),
  createdAt: Instant,
  /** Null while it may be public. */
  disabledAt: Instant.nullable(),
});
export type CompanyRow = z.output<typeof CompanyRow>;

const BroughtBy = z.object({ fullName: z.string(), linkedInUrl: z.string().nullable(), at: Instant });

/** What support needs to help a company's team, without any of their messages to people. */
const SupportCompany = CompanyRow.extend({
  disabledReason: z.string().nullable(),
  plan: z.object({ name: z.enum(planNames), state: z.enum(planStates), periodEnd: Instant.nullable() }),
  switches: FeatureSwitches,
  liveJobs: z.number().int(),
  draftJobs: z.number().int(),
  /** Applications waiting for the team's answer. */
  waitingApplications: z.number().int(),
  /** Members with access come first; the last sign-in is the person's, in any role. */
  team: z.array(
    z.object({
      userId: Id,
      fullName: z.string(),
      email: z.string(),
      disabled: z.boolean(),
      lastSignInAt: Instant.nullable(),
    }),
  ),
  employees: z.number().int(),
  /** Who took the page over that was known before it had a team; null where its team founded it. */
  takenOver: BroughtBy.nullable(),
  /** Who signed it up, where it was not known before. */
  signedUp: BroughtBy.nullable(),
  /** Outside services it relies on that are failing. */
  failing: z.array(z.object({ kind: z.enum(outsideKinds), what: z.string(), why: z.string().nullable() })),
});
export type SupportCompany = z.output<typeof SupportCompany>;

const row = { access: "admin", row: "company" } as const;

/** Companies, for administrators who help their teams. */
export const companySupport = {
  list: get("/admin/companies", {
    access: "admin",
    query: z.object({
      /** Part of a name, an address or a domain. */
      search: z.string().trim().max(200).optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ companies: z.array(CompanyRow), total: z.number().int() }),
  }),
  get: get("/admin/companies/:id", { ...row, response: SupportCompany }),
  /** Removes a company and all of its jobs from everything public, or restores it. The team can read why. */
  setDisabled: patch("/admin/companies/:id/disabled", {
    ...row,
    body: z.object({ disabled: z.boolean(), reason }),
    response: SupportCompany,
  }),
  /** Turns a feature off regardless of the plan, on even in standby, or leaves it to the plan. The team can read why. */
  setFeature: patch("/admin/companies/:id/features", {
    ...row,
    body: z.object({
      feature: z.enum(switchableFeatures, "Choose a feature"),
      state: z.enum(featureStates, "Choose by plan, on or off"),
      reason,
    }),
    response: SupportCompany,
  }),
};

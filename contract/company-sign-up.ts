import { z } from "zod";
import { ParallelTag, SignedIn } from "./accounts.ts";
import { LinkedInUrl } from "./candidate-shapes.ts";
import { Company } from "./company-shapes.ts";
import { patch, post } from "./endpoint.ts";
import { Email, FullName, Id, Password, PictureAddress } from "./shapes.ts";

export const emailMustMatchDomain = "Email address must match company domain";

const text = (most: number) => z.string().trim().max(most);
export const CompanyWebsite = text(300)
  .min(1, "Website is a required field, Please add")
  .regex(/^(https?:\/\/)?[^\s/@]+\.[^\s@]+$/i, "Please enter a valid URL");

const JoinedCompany = SignedIn.extend({ company: Company });
const NewMember = z.object({
  fullName: FullName,
  password: Password,
  parallelTag: ParallelTag,
  profilePicture: PictureAddress.nullable(),
});
/** The secret of the emailed link, which proves access to the invited mailbox. The row's id is not enough. */
const InviteSecret = z.string().min(1).max(200);
/** Forms send the field empty when there is no invitation. */
const InviteId = z.preprocess(
  (value) => (value === "" || value === null ? undefined : value),
  InviteSecret.optional(),
);

/** How people come to a company's team: with a new company, or by an invitation. */
export const companySignUp = {
  signUp: post("/companies/signup", {
    access: "public",
    perMinute: 20,
    status: 201,
    /** A company known from its job board that the person says is theirs. */
    query: z.object({ claimed: Id.optional() }),
    body: NewMember.partial({ parallelTag: true, profilePicture: true }).extend({
      email: Email,
      companyName: text(200).min(1, "Company name is a required field, Please add"),
      website: CompanyWebsite,
      /** The person's own, for administrators who are asked who looks after the company. */
      linkedInUrl: LinkedInUrl.optional(),
      inviteId: InviteId,
    }),
    response: JoinedCompany,
  }),
  /** A page read from a company's website: nobody's, and shown to nobody, until someone of the domain takes it over. */
  autoCreate: post("/companies/auto-create", {
    access: "public",
    perMinute: 10,
    perHour: 20,
    status: 201,
    body: z.object({ website: CompanyWebsite }),
    response: z.object({ company: Company, created: z.boolean(), claimable: z.boolean() }),
  }),
  /** Reads the company's own website into the parts of its profile that nobody filled in. */
  connectWebsite: patch("/companies/:id/connect-website", {
    access: "company",
    permission: "company",
    row: "company",
    perMinute: 10,
    perHour: 60,
    /** Without a website: the one the company has. */
    body: z.object({ website: CompanyWebsite.optional() }),
    response: Company,
  }),
  joinTeam: post("/company/team/signup", {
    access: "public",
    perMinute: 20,
    status: 201,
    /** Without an invitation: the company whose team the person asks to join, or that they take over where nobody runs it. */
    query: z.object({ claimed: Id.optional() }),
    body: NewMember.partial().extend({ inviteId: InviteId, email: Email.optional() }),
    response: JoinedCompany,
  }),
};

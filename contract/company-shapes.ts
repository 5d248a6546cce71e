import { z } from "zod";
import { isLink } from "#shared/links/url.ts";
import { isTimeZone } from "#shared/times/time-zone.ts";
import { Id, Instant, LongAddress, PageElsewhere } from "./shapes.ts";

export const companySizes = ["Small", "Medium", "Growing", "Large", "Enterprise"] as const;
/** The number of employees of each size. */
export const companySizeRanges: Record<(typeof companySizes)[number], string> = {
  Small: "1–50",
  Medium: "51–200",
  Growing: "201–500",
  Large: "501–1000",
  Enterprise: "1000+",
};
/** Fewest and most people of each size, in the order of sizes. */
export const companySizeBounds = companySizes.map((size, at) => ({
  size,
  min: [1, 51, 201, 501, 1001][at]!,
  max: [50, 200, 500, 1000, Infinity][at]!,
}));
export const fundingStages = "abcdefghij"
  .split("")
  .reduce<string[]>((all, letter) => [...all, `series_${letter}`], ["seed"]);
export const workplaceTypes = ["remote", "hybrid", "onsite"] as const;
export const appTypes = ["hire", "network"] as const;
export const accountFlagNames = [
  "profileComplete",
  "jobsAdded",
  "paymentAdded",
  "communityAdded",
  "teamAdded",
  "websiteConnected",
  "referralProgramSelected",
] as const;

const text = (most: number) => z.string().trim().max(most);
export const AccountFlags = z.object(
  Object.fromEntries(accountFlagNames.map((name) => [name, z.boolean()])) as Record<
    (typeof accountFlagNames)[number],
    z.ZodBoolean
  >,
);
export type AccountFlags = z.infer<typeof AccountFlags>;

/** A company on a list. */
export const CompanyCard = z.object({
  id: Id,
  slug: z.string(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  companyLogoAlt: z.string().nullable(),
  companyPageBannerImage: z.string().nullable(),
  companyAboutHeader: z.string().nullable(),
  companySize: z.string().nullable(),
  companyType: z.string().nullable(),
  companyHQlocation: z.string().nullable(),
  companyIndustry: z.array(z.string()),
  companyCultureTags: z.array(z.string()),
  fundingStage: z.string().nullable(),
  remoteFirst: z.boolean(),
  website: z.string().nullable(),
  openJobsCount: z.number().int(),
});
export type CompanyCard = z.infer<typeof CompanyCard>;

interface Words {
  text(most: number): z.ZodString;
  address: z.ZodString;
}
/** What applicants and those who refer them can count on. */
const applicantRules = {
  /** Days a pending application waits for an answer before it expires. */
  answerDays: z.number().int().min(30).max(120),
  referralReviews: z.boolean(),
  /** Days in which the first employee who refers a person is credited for them. */
  referralDays: z.number().int().min(1, "At least 1 day").max(730, "At most 730 days"),
  /** Whether applicants are notified when their application is first opened. */
  tellsWhenSeen: z.boolean(),
};

/** What the hiring team fills in about its company; strict on the way in, as it is on the way out. */
function profileWith({ text, address }: Words) {
  const maybe = (most: number) => text(most).nullable();
  const list = z.array(text(80)).max(200);
  return z.object({
    companyName: text(200),
    slug: text(60).toLowerCase(),
    website: address.nullable(),
    companyLogo: address.nullable(),
    companyLogoAlt: maybe(300),
    companyPageBannerImage: address.nullable(),
    companyAboutHeader: maybe(300),
    /** HTML */
    companyAboutDescription: maybe(50_000),
    companySize: maybe(60),
    companyType: maybe(80),
    companyHQlocation: maybe(200),
    companyFoundedYear: z.number().int().min(1000).max(2100).nullable(),
    companyIndustry: list,
    companyFounders: list,
    companyCultureTags: list,
    companyBenefits: list,
    values: z.array(z.object({ title: text(120), description: text(2000) })).max(20),
    images: z.array(z.object({ url: address, alt: text(300) })).max(4),
    brand: z.record(z.string().max(40), z.string().max(100)).nullable(),
    breakerImage: address.nullable(),
    breakerImageAlt: maybe(300),
    vibeText: maybe(2000),
    careerVideo: address.nullable(),
    fundingStage: maybe(40),
    /** What investors gave in all, in dollars; null is undisclosed. */
    fundingAmount: z.number().int().min(0).max(1_000_000_000_000).nullable(),
    workplaceType: maybe(40),
    remoteFirst: z.boolean(),
    glassdoorRating: z.number().min(0).max(5).nullable(),
    glassdoorReviewCount: z.number().int().min(0).nullable(),
    glassdoorLink: address.nullable(),
    addGlassdoorReview: z.boolean(),
    ...applicantRules,
  });
}
const typed = profileWith({ text, address: LongAddress });
const Value = typed.shape.values.element.refine(
  ({ title, description }) => title !== "" || description === "",
  { path: ["title"], message: "Name this value" },
);

/** What the hiring team fills in, with the sentences of its form. */
export const CompanyProfile = typed.extend({
  companyName: text(200).min(1, "Company name is a required field, Please add"),
  website: text(300).refine(isLink, "Please enter a valid URL").nullable(),
  careerVideo: PageElsewhere.nullable(),
  glassdoorLink: PageElsewhere.nullable(),
  timeZone: z.string().max(60).refine(isTimeZone, "Choose a time zone from the list").nullable(),
  /** One without words is dropped. */
  values: z.array(Value).max(20),
});

export const Company = profileWith({ text: () => z.string(), address: z.string() }).extend({
  id: Id,
  /** The clock it works by; null is that of the member who has been on the team the longest. */
  timeZone: z.string().nullable(),
  companyEmailDomain: z.string().nullable(),
  /** A team member has verified a mailbox at the domain; until then the company cannot contact people. */
  proven: z.boolean(),
  domains: z.array(z.string()),
  openJobsCount: z.number().int(),
  published: z.boolean(),
  /** Why an administrator keeps it from the public, for its own team only; null while it may be public. */
  disabledReason: z.string().nullable(),
  isManaged: z.boolean(),
  /** What its page is for: hiring, or being followed before the company hires. */
  appType: z.enum(appTypes),
  profilePercentageComplete: z.number().int(),
  channelFlags: z.object({ marketplace: z.boolean(), communities: z.boolean() }),
  accountFlags: AccountFlags,
  /** Visible to the company's own team only. */
  jobAPIFeedURL: z.string().nullable(),
  jobFeedPlatform: z.string().nullable(),
  viewCount: z.number().int().nullable(),
  createdAt: Instant,
});
export type Company = z.infer<typeof Company>;

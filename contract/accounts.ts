import { FeatureSwitches } from "./feature-switches.ts";
import { z } from "zod";
import { adminSignIn } from "./admin-sign-in.ts";
import { planStates } from "#shared/plans/can.ts";
import { planVersionIds } from "#shared/plans/plans.data.ts";
import { isLocale } from "#shared/times/locale.ts";
import { isTimeZone } from "#shared/times/time-zone.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Count, Done, Email, Filtered, Id, Instant, Password, FullName, PictureAddress } from "./shapes.ts";
import { Permissions } from "./team-shapes.ts";

export const tagPattern = /^[a-z0-9][a-z0-9_-]*$/;
export const ParallelTag = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, "A username must have at least 3 characters")
  .max(40, "A username can have at most 40 characters")
  .regex(tagPattern, "A username can only have letters, digits, - and _");

const Part = z.object({ id: Id });
/** One person, with the parts they hold. */
export const Account = z.object({
  id: Id,
  email: z.string(),
  emailVerified: z.boolean(),
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  parallelTag: z.string().nullable(),
  streamToken: z.string().nullable(),
  accessRoles: z.array(z.enum(["candidate", "employee", "company"])),
  hasCompanyAdminProfile: z.boolean(),
  candidate: Part.nullable(),
  employee: Part.extend({ companyId: Id.nullable() }).nullable(),
  companyAdmin: Part.extend({ companyId: Id.nullable(), disabled: z.boolean() }).nullable(),
  /** Where their mornings are: the browser's, unless they chose one. */
  timeZone: z.string(),
  timeZoneChosen: z.boolean(),
  /** How dates and times are written: as the browser says, unless they chose. */
  locale: z.string(),
  localeChosen: z.boolean(),
  /** Which of the apps' first words the person has read. */
  seenTips: z.array(z.string()),
  createdAt: Instant,
});
export type Account = z.infer<typeof Account>;
/** The signed-in person, and their permissions on their hiring team; null without a team. */
export const Me = Account.extend({
  /** Sign-ins and what matters ask for a code of an authenticator app. */
  secondFactor: z.boolean(),
  can: Permissions.extend({
    /** Both addresses are confirmed, one's own and one at the company's domain, so the company may act towards others. */
    actTowardsOthers: z.boolean(),
  }).nullable(),
  /** The plan of their company; null without a team. */
  plan: z
    .object({
      state: z.enum(planStates),
      version: z.enum(planVersionIds),
      switches: FeatureSwitches.optional(),
    })
    .nullable(),
});
export type Me = z.infer<typeof Me>;
export const SignedIn = z.object({ token: z.string(), user: Account });
/** The code a sign-in is refused with until the second factor is given; `details.token` is good for that, a quarter of an hour. */
export const secondFactorNeeded = "SECOND_FACTOR_NEEDED";

/** Shows again who someone is, before what matters: the password, and a code where there is a second factor. */
export const Proof = z.object({
  password: z.string().min(1, "Password is a required field, Please add").max(200),
  code: z.string().trim().max(40).optional(),
});
export type Proof = z.infer<typeof Proof>;

/** What others may see of a person. */
export const ProfileCard = z.object({
  id: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  parallelTag: z.string().nullable(),
});
export type ProfileCard = z.infer<typeof ProfileCard>;

export const Session = z.object({
  id: Id,
  device: z.string(),
  ip: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const emailCategories = ["applications", "messages", "matches", "team", "referrals", "news"] as const;
export const EmailSettings = z.object({
  applications: z.boolean(),
  messages: z.boolean(),
  matches: z.boolean(),
  team: z.boolean(),
  /** What someone asks everyone who works at their company. */
  referrals: z.boolean(),
  news: z.boolean(),
});
export type EmailSettings = z.infer<typeof EmailSettings>;

export const CompanyAdmin = z.object({
  id: Id,
  email: z.string(),
  companyId: Id.nullable(),
  disabled: z.boolean(),
  title: z.string().nullable(),
  parallelAccount: ProfileCard.optional(),
});

export const accounts = {
  ...adminSignIn,
  login: post("/users/login", {
    access: "public",
    perMinute: 20,
    body: z.object({
      email: Email,
      password: z.string().min(1, "Password is a required field, Please add").max(200),
    }),
    response: SignedIn,
  }),
  signUp: post("/users/signup", {
    access: "public",
    perMinute: 20,
    status: 201,
    query: z.object({ pTag: z.string().max(60).optional() }),
    body: z.object({
      email: Email,
      parallelTag: ParallelTag.optional(),
      password: Password,
      fullName: FullName,
      profilePicture: PictureAddress.nullish(),
      acquisitionDetails: z.record(z.string(), z.string().max(300)).optional(),
    }),
    response: SignedIn,
  }),
  exists: post("/users/exists", {
    access: "public",
    perMinute: 30,
    body: z.object({ email: Email }),
    response: z.object({ exists: z.boolean() }),
  }),
  me: get("/users/me", { access: "signed-in", response: Me }),
  list: get("/users", { access: "signed-in", query: Filtered, response: z.array(ProfileCard) }),
  count: get("/users/count", { access: "public", perMinute: 120, query: Filtered, response: Count }),
  get: get("/users/:id", { access: "signed-in", row: "user", response: Account }),
  recover: post("/users/recover-password", {
    access: "public",
    perMinute: 20,
    body: z.object({ email: Email }),
    response: Done,
  }),
  setNewPassword: post("/users/recover-password/new", {
    access: "public",
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200), password: Password }),
    response: Done,
  }),
  changePassword: post("/users/:id/change-password", {
    access: "signed-in",
    row: "user",
    perMinute: 20,
    body: z.object({
      oldPassword: z.string().max(200),
      newPassword: Password,
      code: Proof.shape.code,
    }),
    response: Done,
  }),
  changeEmail: post("/users/:id/change-email", {
    access: "signed-in",
    row: "user",
    perMinute: 20,
    perHour: 20,
    body: z.object({ email: Email, password: z.string().max(200), code: Proof.shape.code }),
    response: Done,
  }),
  resendVerification: post("/users/verification/resend", {
    access: "public",
    perMinute: 20,
    body: z.object({
      email: Email,
      accountType: z.enum(["candidate", "employee", "companyAdmin"]).default("candidate"),
    }),
    response: Done,
  }),
  verifyEmail: post("/users/verification/verify", {
    access: "public",
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Done,
  }),
  logout: post("/users/logout", { access: "signed-in", response: Done }),
  sessions: get("/users/sessions", { access: "signed-in", response: z.array(Session) }),
  endSession: del("/users/sessions/:id", { access: "signed-in", row: "session", response: Done }),
  endOtherSessions: del("/users/sessions", { access: "signed-in", response: Count }),
  emailSettings: get("/users/email-notification-settings", { access: "signed-in", response: EmailSettings }),
  setEmailSettings: patch("/users/email-notification-settings", {
    access: "signed-in",
    body: EmailSettings.partial(),
    response: EmailSettings,
  }),
  markTipsSeen: post("/users/seen-tips", {
    access: "signed-in",
    body: z.object({ tips: z.array(z.string().regex(/^[a-z-]{1,40}$/)).max(20) }),
    response: z.object({ seenTips: z.array(z.string()) }),
  }),
  updateAccount: patch("/parallel-accounts/:id", {
    access: "signed-in",
    row: "user",
    body: z
      .object({
        fullName: FullName,
        profilePicture: PictureAddress.nullable(),
        parallelTag: ParallelTag,
        timeZone: z.string().max(60).refine(isTimeZone, "Choose a time zone from the list"),
        timeZoneChosen: z.boolean(),
        locale: z.string().max(35).refine(isLocale, "Choose a region from the list"),
        localeChosen: z.boolean(),
      })
      .partial(),
    response: Account,
  }),
  profiles: post("/parallel-accounts/profiles", {
    access: "signed-in",
    body: z.object({ parallelAccountIds: z.array(Id).max(200) }),
    response: z.array(ProfileCard),
  }),
  companyAdmins: get("/company-admins", {
    access: "company",
    query: Filtered,
    response: z.array(CompanyAdmin.partial()),
  }),
};

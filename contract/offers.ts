import { z } from "zod";
import { longestOfferValue, offerFieldKinds } from "#shared/offers/offer-fields.ts";
import { get, patch, post } from "./endpoint.ts";
import { CurrencyCode, Id, Instant, SentCurrency } from "./shapes.ts";

export const offerStates = [
  "draft",
  "approval",
  "approved",
  "sent",
  "viewed",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type OfferState = (typeof offerStates)[number];
export const payPeriods = ["hour", "day", "week", "month", "year"] as const;
export const mostApprovers = 10;
export const mostLetter = 10_000;

const Person = z.object({ userId: Id, fullName: z.string(), profilePicture: z.string().nullable() });
const terms = {
  title: z.string().trim().min(1, "Enter a job title").max(200),
  /** In the smallest unit of the currency: 6200000 with GBP and year is £62,000 a year. */
  payAmount: z
    .number({ error: "Enter the pay" })
    .int()
    .min(1, "Enter the pay")
    .max(1_000_000_000_000, "Enter a lower pay"),
  payCurrency: CurrencyCode,
  payPeriod: z.enum(payPeriods),
  startsOn: z.iso.date().nullable(),
  /** The date to respond by, until it is over everywhere. */
  expiresOn: z.iso.date({ error: "Choose a date to respond by" }),
  /** With placeholders until it is sent. */
  letter: z.string().trim().min(1, "Write the offer").max(mostLetter),
};

const FilledField = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(offerFieldKinds),
  required: z.boolean(),
  choices: z.array(z.string()),
  value: z.string(),
});

/** What its candidate sees. */
export const MyOffer = z.object({
  id: Id,
  applicationId: Id,
  state: z.enum(offerStates),
  ...terms,
  /** The company's own, as this offer answers them. */
  fields: z.array(FilledField),
  sentAt: Instant.nullable(),
  viewedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** What the candidate typed to accept. */
  signature: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** A teammate took it back, or it ended with the application: the candidate withdrew it, or the team rejected it. */
  withdrawnBy: z.enum(["team", "candidate", "decision"]).nullable(),
  version: z.number().int(),
});
export type MyOffer = z.infer<typeof MyOffer>;

export const Offer = MyOffer.extend({
  /** The template whose fields it has; it may be gone. */
  templateId: Id.nullable(),
  createdBy: Person,
  /** Letters that the PDF can't show; the page shows them. */
  notInPdf: z.array(z.string()),
  /** Asked one after the other. */
  approvers: z.array(
    Person.extend({
      decision: z.enum(["approved", "rejected"]).nullable(),
      note: z.string().nullable(),
      decidedAt: Instant.nullable(),
    }),
  ),
  createdAt: Instant,
  changedAt: Instant,
});
export type Offer = z.infer<typeof Offer>;

const Draft = z.object({
  ...terms,
  payCurrency: SentCurrency,
  templateId: Id.nullable().default(null),
  /** By the key of each field of the template. */
  values: z
    .record(z.string().max(40), z.string().trim().max(longestOfferValue, "Enter at most 500 characters"))
    .default({}),
  approverIds: z.array(Id).max(mostApprovers, `Name at most ${mostApprovers}`),
});
export type OfferDraft = z.input<typeof Draft>;
export type KeptOfferDraft = z.output<typeof Draft>;
const words = z.string().trim().max(1000);

/** An offer is its pay, so only who sees salaries sees offers. */
const ofTeam = { access: "company", permission: ["applicants", "salaries"] } as const;
const one = { ...ofTeam, row: "offer", response: Offer } as const;
/** What the caller has read; another version is refused. */
const read = z.object({ version: z.number().int().min(0).optional() });
const mine = { access: "candidate", row: "myOffer", response: MyOffer } as const;

/** An offer of a job: written, approved by those who are named, sent, and accepted or declined. */
export const offers = {
  list: get("/requests/:id/offers", { ...ofTeam, row: "application", response: z.array(Offer) }),
  create: post("/requests/:id/offers", {
    ...ofTeam,
    row: "application",
    status: 201,
    body: Draft,
    response: Offer,
  }),
  /** The version that was changed; an older one is refused. */
  change: patch("/offers/:id", { ...one, body: Draft.extend({ version: z.number().int().min(0) }) }),
  /** Asks the approvers, the first one first; without any it is approved. */
  submit: patch("/offers/:id/submit", { ...one, body: read }),
  /** By the approver whose turn it is. A rejection says why and makes it a draft again. */
  judge: patch("/offers/:id/approval", {
    ...one,
    body: z
      .object({ approved: z.boolean(), note: words.nullish(), ...read.shape })
      .refine(({ approved, note }) => approved || !!note, {
        path: ["note"],
        message: "Say what should change",
      }),
  }),
  send: patch("/offers/:id/send", {
    ...one,
    body: read,
    permission: ["applicants", "salaries", "messages"],
    proven: true,
  }),
  withdraw: patch("/offers/:id/withdraw", one),
  /** Those that were sent, the newest first. */
  mine: get("/requests/:id/my-offers", {
    access: "candidate",
    row: "myApplication",
    response: z.array(MyOffer),
  }),
  /** Those that wait for the caller’s answer, the one that ends first before the others. */
  toAnswer: get("/my-offers", {
    access: "candidate",
    response: z.array(MyOffer.pick({ applicationId: true, title: true, expiresOn: true })),
  }),
  view: patch("/offers/:id/view", mine),
  accept: patch("/offers/:id/accept", {
    ...mine,
    body: z.object({
      signature: z
        .string({ error: "Type your full name to sign" })
        .trim()
        .min(2, "Type your full name to sign")
        .max(200),
    }),
  }),
  decline: patch("/offers/:id/decline", { ...mine, body: z.object({ reason: words.nullish() }) }),
  /** The letter as PDF: as it was sent, and once it is accepted, with the signature. */
  document: get("/offers/:id/document", {
    access: ["candidate", "company"],
    permission: ["applicants", "salaries"],
    row: "offer",
    response: z.object({ fileName: z.string(), base64: z.string() }),
  }),
};

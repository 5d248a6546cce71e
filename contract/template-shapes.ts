import { z } from "zod";
import { tokenNames } from "#shared/words/known-tokens.data.ts";
import { sharedKinds } from "#shared/words/shared-texts.data.ts";
import { mostOfferFields, offerFieldKinds } from "#shared/offers/offer-fields.ts";
import { Id, Instant } from "./shapes.ts";
import {
  emailEvents,
  mostSubject,
  mostTemplateName,
  mostTemplateText,
  templateKinds,
  templateRequired,
} from "./template-kinds.ts";

const required = z.string({ error: templateRequired }).trim().min(1, templateRequired);
export const TemplateName = required.max(mostTemplateName);
export const TemplateText = required.max(mostTemplateText);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Fields as they were saved, by the rules of their day. */
const SavedOfferFields = z
  .array(
    z.object({
      key: z.string().regex(/^[a-z0-9][A-Za-z0-9]{0,39}$/, "Give the field a name in words"),
      name: z.string().trim().min(1, "Name the field").max(80),
      kind: z.enum(offerFieldKinds),
      required: z.boolean(),
      choices: z.array(z.string().trim().min(1).max(100)).max(30),
    }),
  )
  .max(mostOfferFields, `An offer can have at most ${mostOfferFields} custom fields`);

/** What the company asks for in its offers beside title, pay and days. */
export const OfferFields = SavedOfferFields.superRefine((fields, context) => {
  for (const [index, { key, name, kind, choices }] of fields.entries()) {
    const path = [index, "name"];
    if (fields.findIndex((each) => each.key === key || same(each.name, name)) < index)
      context.addIssue({ code: "custom", path, message: "Two fields have this name. Rename one." });
    if (kind === "choice" && choices.length < 2)
      context.addIssue({ code: "custom", path, message: "Add at least two answers to choose from." });
  }
});

export const Template = z.object({
  id: Id,
  companyId: Id,
  kind: z.enum(templateKinds),
  name: z.string(),
  message: z.string(),
  /** The signature below a message. */
  signatureId: Id.nullable(),
  /** Of an offer; empty for all others. */
  fields: SavedOfferFields,
  createdAt: Instant,
  changedAt: Instant,
});
export type Template = z.infer<typeof Template>;

/** What an email says; greeting and button are the product's. */
export const EmailWords = z.object({
  subject: z.string({ error: "Write a subject" }).trim().min(1, "Write a subject").max(mostSubject),
  message: z.string({ error: "Write a message" }).trim().min(1, "Write a message").max(mostTemplateText),
  signatureId: Id.nullable().default(null),
});
export type EmailWords = z.infer<typeof EmailWords>;

export const EmailTemplate = z.object({
  companyId: Id,
  event: z.enum(emailEvents),
  /** Null where the product's standard words are sent. */
  email: EmailWords.nullable(),
  standard: EmailWords.pick({ subject: true, message: true }),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

export const RejectReason = z.object({
  reason: z.string().trim().min(1, "Write a reason").max(100),
  /** What candidates are told; null where they get the company's usual rejection. */
  email: EmailWords.nullable(),
});
export type RejectReason = z.infer<typeof RejectReason>;
export const WrittenReason = RejectReason.extend({
  /** What it was called in the list that the caller read, where it has another name now. */
  was: z.string().max(100).optional(),
});
export type WrittenReason = z.infer<typeof WrittenReason>;

export const CompanyToken = z.object({
  token: z.enum(tokenNames),
  label: z.string(),
  /** Null where it depends on the application and none was named, or where nothing is known. */
  value: z.string().nullable(),
  /** What stands in its place then. */
  fallback: z.string(),
});
export type CompanyToken = z.infer<typeof CompanyToken>;

/** A text that is ready to be shared, with its link. */
export const SharedWords = z.object({
  kind: z.enum(sharedKinds),
  /** The template's name; null for the product's standard words. */
  name: z.string().nullable(),
  text: z.string(),
  link: z.string(),
  /** People who come by this link were sent by the employee who shares it. */
  personal: z.boolean(),
});
export type SharedWords = z.infer<typeof SharedWords>;

import { z } from "zod";
import { del, get, patch, post, put } from "./endpoint.ts";
import { Done, Filtered, Id } from "./shapes.ts";
import { emailEvents, messageKinds, mostReasons, mostTemplateText } from "./template-kinds.ts";
import {
  CompanyToken,
  EmailTemplate,
  EmailWords,
  OfferFields,
  RejectReason,
  WrittenReason,
  SharedWords,
  Template,
  TemplateName,
  TemplateText,
} from "./template-shapes.ts";

const read = { access: "company" } as const;
const change = { access: "company", permission: "company", proven: true } as const;
const message = { ...change, row: "messageTemplate" } as const;
const signature = { ...change, row: "signatureTemplate" } as const;
const words = { name: TemplateName, message: TemplateText };
const signatureId = Id.nullable();
/** The caller's own company, where it is named at all. */
const OfCompany = z.object({ companyId: Id.optional() });
/** A list that someone else changed meanwhile is refused with the truth. */
const Reasons = z.object({ version: z.number().int(), reasons: z.array(RejectReason).max(mostReasons) });

/** The words that a company sends: in messages, emails and what people share. */
export const templates = {
  /** What the caller may share of a company's page, or of one of its jobs, ready to be sent. */
  shared: get("/templates", {
    access: "signed-in",
    query: z.object({
      companyId: Id,
      jobId: Id.optional(),
      /** Which of their parts shares; without it, the texts of all that the caller has there. */
      as: z.enum(["candidate", "employee", "company"]).optional(),
    }),
    response: z.array(SharedWords),
  }),

  messages: get("/message-templates", { ...read, query: Filtered, response: z.array(Template) }),
  createMessage: post("/message-templates", {
    ...change,
    status: 201,
    perMinute: 60,
    body: z.object({
      ...words,
      kind: z.enum(messageKinds).default("message"),
      signatureId: signatureId.default(null),
      fields: OfferFields.default([]),
    }),
    response: Template,
  }),
  changeMessage: patch("/message-templates/:id", {
    ...message,
    body: z.object({ ...words, signatureId, fields: OfferFields }).partial(),
    response: Template,
  }),
  removeMessage: del("/message-templates/:id", { ...message, response: Done }),

  signatures: get("/company-signature-templates", {
    ...read,
    query: Filtered,
    response: z.array(Template),
  }),
  createSignature: post("/company-signature-templates", {
    ...change,
    status: 201,
    perMinute: 60,
    body: z.object(words),
    response: Template,
  }),
  changeSignature: patch("/company-signature-templates/:id", {
    ...signature,
    body: z.object(words).partial(),
    response: Template,
  }),
  removeSignature: del("/company-signature-templates/:id", { ...signature, response: Done }),

  emails: get("/email-templates", { ...read, query: OfCompany, response: z.array(EmailTemplate) }),
  /** Without an email the standard words are sent again. */
  setEmail: patch("/email-templates", {
    ...change,
    query: OfCompany,
    body: z.object({ event: z.enum(emailEvents), email: EmailWords.nullable() }),
    response: EmailTemplate,
  }),

  reasons: get("/reject-reasons", { ...read, response: Reasons }),
  setReasons: put("/reject-reasons", {
    ...change,
    body: Reasons.extend({ reasons: z.array(WrittenReason).max(mostReasons) }),
    response: Reasons,
  }),

  /** Every token that texts may hold, with its value for one application or one job where it is named. */
  tokens: get("/company/tokens", {
    ...read,
    query: z.object({ requestId: Id.optional(), jobId: Id.optional() }),
    response: z.array(CompanyToken),
  }),
  /** Fills in the tokens that are known, and leaves everything else as it is written. */
  transformTokens: post("/company/transform-tokens", {
    access: "company",
    permission: "applicants",
    body: z.object({ text: z.string().max(mostTemplateText * 2), requestId: Id.optional() }),
    response: z.object({
      text: z.string(),
      /** Known, but without a value here: something general stands in their place. */
      missing: z.array(z.string()),
      /** Not known, so they stand as they were written. */
      unknown: z.array(z.string()),
    }),
  }),
};
